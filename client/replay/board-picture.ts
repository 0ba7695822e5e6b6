/** The boards as they are shown, as one picture that needs nothing besides itself. */

const SVG = 'http://www.w3.org/2000/svg';
/** Of one board in the picture's units; what lies on a board is drawn in a square of as many. */
const SIDE = 100;
const GAP = 6;
const MARGIN = 3;
/** Pixels of a board's side in a picture of pixels. */
const PIXELS = 900;

/** What a drawing takes from style sheets and has to bring along. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** `frames` are the squares of boards (`<bagh-board>`, part `frame`), from left to right. */
export function drawFrames(frames: readonly HTMLElement[]): string {
  const picture = document.createElementNS(SVG, 'svg');
  const width = frames.length * (SIDE + GAP) - GAP + 2 * MARGIN;
  const height = SIDE + 2 * MARGIN;
  const scale = PIXELS / SIDE;
  picture.setAttribute('viewBox', [0, 0, width, height].join(' '));
  picture.setAttribute('width', String(width * scale));
  picture.setAttribute('height', String(height * scale));
  for (const [index, frame] of frames.entries())
    picture.append(drawFrame(frame, MARGIN + index * (SIDE + GAP)));
  return new XMLSerializer().serializeToString(picture);
}

/** The picture in pixels, as PNG; `null` where the browser cannot draw it. */
export async function toPng(picture: string): Promise<Blob | null> {
  const image = new Image();
  // The content policy lets pages load pictures from here and from data alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

function drawFrame(frame: HTMLElement, x: number): SVGElement {
  const board = place(document.createElementNS(SVG, 'svg'), x, MARGIN, SIDE);
  board.setAttribute('viewBox', `0 0 ${SIDE} ${SIDE}`);
  const wood = place(document.createElementNS(SVG, 'rect'), 0.6, 0.6, SIDE - 1.2);
  wood.setAttribute('rx', '2.4');
  wood.setAttribute('fill', colourOf(frame, '--board-field'));
  wood.setAttribute('stroke', colourOf(frame, '--board-rim'));
  wood.setAttribute('stroke-width', '1.2');
  board.append(wood);
  for (const layer of frame.querySelectorAll('svg')) board.append(drawLayer(layer, frame));
  return board;
}

/** A layer of lines or marks fills the square, a piece its place in it. */
function drawLayer(layer: SVGElement, frame: HTMLElement): SVGElement {
  const drawn = copyDrawn(layer);
  const square = frame.getBoundingClientRect();
  const box = layer.getBoundingClientRect();
  const unit = SIDE / square.width;
  return place(
    drawn,
    (box.left - square.left) * unit,
    (box.top - square.top) * unit,
    box.width * unit,
  );
}

/** With what style sheets say of it written into it. */
function copyDrawn(element: SVGElement): SVGElement {
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes)
    if (name !== 'class' && !name.startsWith('aria-')) copy.setAttribute(name, value);
  const style = getComputedStyle(element);
  for (const name of DRAWN) copy.setAttribute(name, style.getPropertyValue(name));
  if (element.localName === 'text') copy.setAttribute('font-family', 'sans-serif');
  for (const child of element.childNodes) {
    if (child instanceof SVGElement) copy.append(copyDrawn(child));
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
  }
  return copy;
}

function place<E extends SVGElement>(element: E, x: number, y: number, side: number): E {
  element.setAttribute('x', String(x));
  element.setAttribute('y', String(y));
  element.setAttribute('width', String(side));
  element.setAttribute('height', String(side));
  return element;
}

/** A colour of the theme in use, as the browser has worked it out. */
function colourOf(frame: HTMLElement, property: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${property})`;
  frame.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
