/** The icons of buttons, drawn in strokes on a square of 24 × 24. */

export const ICON_PATHS = {
  resign: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  draw: 'M4 9h10M4 9l3-3M4 9l3 3M20 15H10M20 15l-3-3M20 15l-3 3',
  phrases: 'M4 5h16v11h-9l-4 4v-4H4ZM8 9.5h8M8 12.500h5',
  more: 'M5 11v2M12 11v2M19 11v2',
  'sound-on': 'M4 9.500v5h3.500L12 18V6L7.5 9.500ZM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.500v5h3.500L12 18V6L7.5 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  settings:
    'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h10M18 17h2M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  flip: 'M7 20V5M7 5L4 8M7 5l3 3M17 4v15M17 19l-3-3M17 19l3-3',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  share: 'M12 15V4M12 4L8.5 7.500M12 4l3.5 3.500M6 11H5v9h14v-9h-1',
  rematch: 'M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4',
  moves: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  rules: 'M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h11M9 8h6',
  first: 'M19 6l-8 6 8 6ZM6 6v12',
  back: 'M15 6l-7 6 7 6Z',
  play: 'M7 5l12 7-12 7Z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M9 6l7 6-7 6Z',
  live: 'M5 6l8 6-8 6ZM18 6v12',
  takeback: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-5h4v5',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6L6 18',
  hint: 'M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.600c.8.7 1 1.400 1 2.400h6c0-1 .2-1.700 1-2.400A6.500 6.500 0 0 0 12 3',
  computer: 'M7 7h10v10H7ZM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  watch: 'M2 12c4-7 16-7 20 0c-4 7-16 7-20 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICON_PATHS;
