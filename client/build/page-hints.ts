/** Tells the server which files each page and language needs, so that browsers ask for them at once. */
import type { Plugin, Rolldown } from 'vite';

interface PageParts {
  /** The module that the page begins with, and what it always loads next. */
  readonly modules: readonly string[];
  /** The file of each language that it shows; what every page shows comes with `index`. */
  readonly texts: readonly ('index' | 'more' | 'study')[];
}

const PAGES: Readonly<Record<string, PageParts>> = {
  home: { modules: ['/pages/home-page.ts'], texts: ['index', 'more'] },
  match: { modules: ['/pages/match-page.ts', '/pages/play-view.ts'], texts: ['index'] },
  local: { modules: ['/pages/local-page.ts', '/pages/play-view.ts'], texts: ['index'] },
  embed: { modules: ['/pages/embed-page.ts'], texts: ['index', 'more'] },
  analysis: { modules: ['/pages/analysis-page.ts'], texts: ['index', 'more', 'study'] },
  replay: { modules: ['/pages/replay-page.ts'], texts: ['index', 'more', 'study'] },
  other: { modules: [], texts: ['index'] },
};
const LANGUAGE = /\/text\/(\w+)\/index\.ts$/;
/** Beside the page; read by the server when it starts. */
const FILE = 'page-hints.json';

export function pageHints(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const begun = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const sheets = sheetsOf(bundle);
      const find = (end: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
        if (chunk === undefined) throw new Error(`page-hints: no chunk for “${end}”`);
        return chunk.fileName;
      };
      const tags = chunks.flatMap(
        ({ facadeModuleId }) => LANGUAGE.exec(facadeModuleId ?? '')?.[1] ?? [],
      );
      if (tags.length === 0) throw new Error('page-hints: no chunk for any language');
      const list = ({ modules, texts }: PageParts, tag: string): readonly string[] => {
        const words = texts.map((name) => find(`/text/${tag}/${name}.ts`));
        // Nothing is painted without the sheet.
        return [...sheets, ...withImports(bundle, [...begun, ...modules.map(find), ...words])];
      };
      const hints = Object.entries(PAGES).map(([page, parts]) => [
        page,
        Object.fromEntries(tags.map((tag) => [tag, list(parts, tag)])),
      ]);
      const source = JSON.stringify(Object.fromEntries(hints));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** The style sheets that the page itself names. */
function sheetsOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('page-hints: no page in the build');
  const source = Buffer.from(page.source).toString('utf8');
  return [...source.matchAll(/href="([^"]+\.css)"/g)].flatMap(([, sheet]) => sheet ?? []);
}

/**
 * The files and those of all that they cannot run without, in the order in which they are run: a
 * browser has few connections, and what is run first is to be there first.
 */
function withImports(bundle: Rolldown.OutputBundle, files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const collect = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(`/${file}`) || chunk?.type !== 'chunk') return;
    for (const imported of chunk.imports) collect(imported);
    found.add(`/${file}`);
  };
  files.forEach(collect);
  return [...found];
}
