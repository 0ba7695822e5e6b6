/** The texts of every language, laid flat for tests that hold them against each other. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { LOCALES, type Locale } from '../../client/text/locale.ts';

const FOLDER = new URL('../../client/text/', import.meta.url);

export const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

/** A text, or a function that makes one. */
export type Entry = string | ((...parameters: never[]) => unknown);

/** Every text of a language under its path: `match.draw.accept`. */
export async function readEntries(locale: Locale): Promise<ReadonlyMap<string, Entry>> {
  const { catalogue } = (await import(`../../client/text/${locale}/index.ts`)) as {
    readonly catalogue: object;
  };
  const { moreWords } = (await import(`../../client/text/${locale}/more.ts`)) as {
    readonly moreWords: object;
  };
  const { prose } = (await import(`../../client/text/${locale}/prose.ts`)) as {
    readonly prose: object;
  };
  const { puzzles } = (await import(`../../client/text/${locale}/puzzles.ts`)) as {
    readonly puzzles: object;
  };
  const { studyWords } = (await import(`../../client/text/${locale}/study.ts`)) as {
    readonly studyWords: object;
  };
  const { learn } = (await import(`../../client/text/${locale}/learn.ts`)) as {
    readonly learn: object;
  };
  return new Map([
    ...entriesOf(catalogue, ''),
    ...entriesOf(moreWords, ''),
    ...entriesOf(prose, 'prose'),
    ...entriesOf(puzzles, 'puzzles'),
    ...entriesOf(studyWords, 'study'),
    ...entriesOf(learn, 'learn'),
  ]);
}

function entriesOf(group: object, path: string): [string, Entry][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, Entry][] => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'function') return [[name, value as Entry]];
    if (typeof value === 'object' && value !== null) return entriesOf(value, name);
    throw new Error(`${name} is neither a text nor a function nor a group of them`);
  });
}

/** The files of a language. */
export function filesOf(locale: Locale): string[] {
  return readdirSync(new URL(`${locale}/`, FOLDER)).sort();
}

/** What functions in a language's files are given and do not use: `match.ts: name`. */
export function unusedParametersIn(locale: Locale): string[] {
  return filesOf(locale).flatMap((file) => {
    const code = readFileSync(new URL(`${locale}/${file}`, FOLDER), 'utf8');
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    return unusedIn(source).map((name) => `${file}: ${name}`);
  });
}

function unusedIn(node: ts.Node): string[] {
  const own =
    ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)
      ? node.parameters
          .flatMap(({ name }) => namesBoundBy(name))
          .filter((name) => !mentions(node.body, name))
      : [];
  return [...own, ...node.getChildren().flatMap(unusedIn)];
}

function namesBoundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesBoundBy(element.name) : [],
  );
}

function mentions(node: ts.Node | undefined, name: string): boolean {
  if (node === undefined) return false;
  if (ts.isIdentifier(node) && node.text === name) return true;
  return node.getChildren().some((child) => mentions(child, name));
}
