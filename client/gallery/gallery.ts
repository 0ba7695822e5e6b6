/**
 * A page for those who work on the elements, served by `npm run dev:client` at `/gallery.html`:
 * every element in every state; `?view=final` or `?view=classic` with `&plies=40` shows a whole
 * table, `&connection=offline` its banner, `&theme=dark` forces a theme and `&language=ko` a language.
 */
import { html, render } from 'lit';
import { setLocale, LOCALES } from '../text/locale.ts';
import { pieceStyles } from '../elements/piece-art.ts';
import { renderSamples } from './element-samples.ts';
import './gallery-table.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
if (pieceStyles.styleSheet !== undefined) document.adoptedStyleSheets.push(pieceStyles.styleSheet);

const language = query.get('language');
await setLocale(LOCALES.find((known) => known === language) ?? 'en');
const view = query.get('view');
render(
  view === 'final' || view === 'classic'
    ? html`<main>
        <h1 hidden>Gallery</h1>
        <gallery-table
          mode=${view}
          plies=${query.get('plies') ?? '0'}
          connection=${query.get('connection') ?? 'local'}
        ></gallery-table>
      </main>`
    : renderSamples(),
  document.body,
);
