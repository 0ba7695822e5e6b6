/** The pieces as drawn for this game: a dark tiger's mask, a light goat's head, and their letters. */
import { css, svg, type SVGTemplateResult } from 'lit';

export type PieceKind = 'tiger' | 'goat';
export const PIECE_STYLES = ['drawn', 'letters'] as const;
/** `letters` shows T and G on shapes that differ, for whoever reads those better. */
export type PieceStyle = (typeof PIECE_STYLES)[number];

/** One piece in a square of 100 × 100; colours come from the tokens through `pieceStyles`. */
export function drawPiece(kind: PieceKind, style: PieceStyle = 'drawn'): SVGTemplateResult {
  if (style === 'letters') return kind === 'tiger' ? TIGER_LETTER : GOAT_LETTER;
  return kind === 'tiger' ? TIGER : GOAT;
}

const TIGER = svg`
  <g class="tiger-art">
    <path class="tiger-body" d="M50 15C58 15 64 16 69 18C73 9 82 5 89 9C96 14 95 25 88 32C91 38 92 44 92 49
      L98 58L90 61L94 70L85 71L86 80L76 79C70 88 61 93 50 93C39 93 30 88 24 79L14 80L15 71L6 70L10 61L2 58
      L8 49C8 44 9 38 12 32C5 25 4 14 11 9C18 5 27 9 31 18C36 16 42 15 50 15Z" />
    <path class="tiger-stripe" d="M85 14C81 13 77 16 75 20C80 22 83 25 85 28C89 23 89 17 85 14ZM15 14C19 13 23 16 25 20
      C20 22 17 25 15 28C11 23 11 17 15 14Z" />
    <path class="tiger-stripe" d="M50 19L55 31L50 43L45 31ZM36 21C38 27 40 31 45 37C37 36 32 31 30 24Z
      M64 21C62 27 60 31 55 37C63 36 68 31 70 24Z" />
    <path class="tiger-stripe" d="M9 52L25 54L13 59ZM12 66L27 62L18 71ZM91 52L75 54L87 59ZM88 66L73 62L82 71Z" />
    <path class="tiger-muzzle" d="M50 60C57 60 60 62 65 62C71 64 72 73 67 79C62 85 56 87 50 87C44 87 38 85 33 79
      C28 73 29 64 35 62C40 62 43 60 50 60Z" />
    <path class="tiger-muzzle" d="M23 46C30 40 39 42 44 51C37 55 28 54 23 46ZM77 46C70 40 61 42 56 51C63 55 72 54 77 46Z" />
    <path class="tiger-ink" d="M33.5 43.5A5 5 0 1 0 36 52.5A5 5 0 0 0 33.5 43.5ZM66.5 43.5A5 5 0 1 1 64 52.5A5 5 0 0 1 66.5 43.5Z" />
    <path class="tiger-ink" d="M41 61Q50 58 59 61Q57 68 51.5 70.5L51.5 74Q56 79 62 76L63 78.5Q55 83 50 77.5Q45 83 37 78.5
      L38 76Q44 79 48.5 74L48.5 70.5Q43 68 41 61Z" />
  </g>`;

const GOAT = svg`
  <g class="goat-art">
    <path class="goat-horn" d="M45 36C42 22 33 11 17 6C13 5 11 8 14 10C23 17 27 27 29 41ZM55 36C58 22 67 11 83 6
      C87 5 89 8 86 10C77 17 73 27 71 41Z" />
    <path class="goat-ear" d="M32 42C22 35 11 36 3 45C9 55 22 58 32 53ZM68 42C78 35 89 36 97 45C91 55 78 58 68 53Z" />
    <path class="goat-ear" d="M43 80Q45 92 50 98Q55 92 57 80Z" />
    <path class="goat-face" d="M50 27C65 27 74 37 73 50C72 62 66 72 62 79C59 84 55 86 50 86C45 86 41 84 38 79
      C34 72 28 62 27 50C26 37 35 27 50 27Z" />
    <path class="goat-tuft" d="M50 24C55 28 57 33 55 40C53 37 51.5 37 50 41C48.5 37 47 37 45 40C43 33 45 28 50 24Z" />
    <path class="goat-tuft" d="M42 66Q50 60 58 66Q60 74 56 79Q50 83 44 79Q40 74 42 66Z" />
    <path class="goat-ink" d="M33 50Q38 44 43.5 50.500Q38 55 33 50ZM67 50Q62 44 56.5 50.500Q62 55 67 50Z" />
    <path class="goat-ink" d="M44 69Q47 68 48.5 71.500Q46 73 44 69ZM56 69Q53 68 51.5 71.500Q54 73 56 69ZM46 76Q50 79 54 76Q50 81 46 76Z" />
  </g>`;

/** A goat's outline filled with the text's colour: one that is not captured yet. */
export const GOAT_SHADOW: SVGTemplateResult = svg`<path fill="currentColor" d="M45 36C42 22 33 11 17 6C13 5 11 8 14 10
  C23 17 27 27 29 40C20 35 10 37 3 45C9 55 20 58 28 54C30 65 34 73 38 79L43 85Q46 93 50 98Q54 93 57 85L62 79
  C66 73 70 65 72 54C80 58 91 55 97 45C90 37 80 35 71 40C73 27 77 17 86 10C89 8 87 5 83 6C67 11 58 22 55 36Q50 33 45 36Z" />`;

const TIGER_LETTER = svg`
  <g class="tiger-art">
    <path class="tiger-body" d="M20 10H80L94 28V78L80 92H20L6 78V28Z" />
    <path class="tiger-stripe" d="M26 26H74V38H57V78H43V38H26Z" />
  </g>`;

const GOAT_LETTER = svg`
  <g class="goat-art">
    <circle class="goat-face" cx="50" cy="50" r="43" />
    <path class="goat-ink" d="M72 40H60C58 36 54 34 50 34C41 34 36 41 36 50C36 60 41 66 50 66C55 66 59 64 60 60H49V50H73
      C74 67 65 77 50 77C34 77 24 66 24 50C24 34 35 23 50 23C61 23 70 29 72 40Z" />
  </g>`;

/** Colours of the pieces, for every element that draws one; the pieces keep them in forced colours. */
export const pieceStyles = css`
  .tiger-art,
  .goat-art {
    forced-color-adjust: none;
    stroke-linejoin: round;
  }
  .tiger-body {
    fill: var(--tiger);
    stroke: var(--tiger-edge);
    stroke-width: 2.5;
    paint-order: stroke;
  }
  .tiger-stripe {
    fill: var(--tiger-stripe);
  }
  .tiger-muzzle {
    fill: var(--tiger-muzzle);
  }
  .tiger-ink {
    fill: var(--tiger);
  }
  .goat-horn {
    fill: var(--goat-horn);
  }
  .goat-horn,
  .goat-face,
  .goat-ear {
    stroke: var(--goat-edge);
    stroke-width: 4;
  }
  .goat-face,
  .goat-ear {
    fill: var(--goat);
  }
  .goat-tuft {
    fill: var(--goat-shade);
  }
  .goat-ink {
    fill: var(--goat-edge);
  }
`;
