/** Which files a browser is told to ask for while it still reads the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build of the client writes it: paths of files, by page and language. */
type Hints = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const FILE = 'page-hints.json';
const FALLBACK = 'en';

/** The value of the header `Link` for a path and a browser's languages; empty where nothing is known. */
export type HintPage = (path: string, acceptedLanguages: readonly string[]) => string;

export function readPageHints(clientDir: string): HintPage {
  const hints = readHints(clientDir);
  return (path, acceptedLanguages) => {
    const languages = hints[pageOf(path)] ?? {};
    const tags = acceptedLanguages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
    const language = tags.find((tag) => Object.hasOwn(languages, tag)) ?? FALLBACK;
    const files = languages[language] ?? [];
    return files.map(hint).join(', ');
  };
}

/** As the page asks for it itself, or the browser would ask twice. */
function hint(file: string): string {
  return file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload`;
}

function pageOf(path: string): string {
  if (path === '/') return 'home';
  if (path === '/analysis') return 'analysis';
  if (/^(\/m\/[^/]+)?\/replay$/.test(path)) return 'replay';
  const [, page] = /^\/(m|local|embed)\//.exec(path) ?? [];
  return page === 'm' ? 'match' : (page ?? 'other');
}

/** Without them a page is slower by a round trip or two, and no less right. */
function readHints(clientDir: string): Hints {
  try {
    return JSON.parse(readFileSync(join(clientDir, FILE), 'utf8')) as Hints;
  } catch {
    return {};
  }
}
