/** A file cut into the sections that hold one record each. */
import { isScore } from './score.ts';
import type { Place, Token, TagToken } from './token.ts';

/** Tags, then plies; or a position alone on its line. */
export type Section =
  | (Place & { readonly kind: 'position'; readonly text: string })
  | (Place & {
      readonly kind: 'game';
      readonly tags: readonly TagToken[];
      /** Everything after the tags, up to the score. */
      readonly body: readonly Token[];
      /** Neither tags nor ply number 1 show that a record begins where the one before it ended. */
      readonly isLoose: boolean;
    });

/** A game section ends with its score, or where tags or a position follow its plies. */
export function cutSections(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [];
  let open: Token[] = [];
  const close = (): void => {
    if (open.some((token) => token.kind !== 'comment'))
      sections.push(toGame(open, sections.length));
    open = [];
  };
  for (const token of tokens) {
    if (token.kind === 'position' || (isTag(token) && open.some(isPlay))) close();
    if (token.kind === 'position') {
      sections.push({ ...token, kind: 'position' });
      continue;
    }
    open.push(token);
    if (token.kind === 'word' && isScore(token.text)) close();
  }
  close();
  return sections;
}

function isTag(token: Token): boolean {
  return token.kind === 'tag' || (token.kind === 'unclosed' && token.text.startsWith('['));
}

function isPlay(token: Token): boolean {
  return !isTag(token) && token.kind !== 'comment';
}

function toGame(tokens: readonly Token[], before: number): Section {
  const tags = tokens.filter((token) => token.kind === 'tag');
  const body = tokens.filter((token) => token.kind !== 'tag');
  const first = tokens.find((token) => token.kind !== 'comment');
  const isFirstPly = first?.kind === 'number' && first.text === '1';
  const isLoose = before > 0 && tags.length === 0 && !isFirstPly;
  const { line, column } = first ?? { line: 1, column: 1 };
  return { kind: 'game', line, column, tags, body, isLoose };
}
