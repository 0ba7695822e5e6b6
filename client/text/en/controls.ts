/** English for buttons, dialogs and the list of moves. */

export const controls = {
  dialog: { close: 'Close', cancel: 'Cancel', matchOver: 'Match over' },

  action: {
    resign: 'Resign',
    draw: 'Offer a draw',
    more: 'More',
    phrases: 'Phrases',
    sound: 'Sound',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    settings: 'Settings',
    flip: 'Turn the boards around',
    copy: 'Copy',
    share: 'Share',
    rematch: 'Rematch',
    moves: 'Moves',
    rules: 'Rules',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    live: 'Follow live',
    takeback: 'Take back',
    home: 'Home',
    fullscreen: 'Full screen',
    enlarge: 'Enlarge this board',
  },

  moves: {
    label: 'Moves',
    none: 'No moves yet.',
    agreedDrawn: 'drawn by agreement',
    takenBack: 'taken back',
  },
};
