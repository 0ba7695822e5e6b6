/** English for the settings. */

export const settings = {
  title: 'Settings',
  language: 'Language',
  systemLanguage: 'As the browser',
  more: 'More',
  report: 'Report a problem',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  board: 'Board',
  boards: { wood: 'Wood', slate: 'Slate', paper: 'Paper' },
  helpers: 'Show where pieces can go and what is in danger',
  confirm: 'Confirm each move',
  confirms: { touch: 'By touch', always: 'Always', never: 'Never' },
  sound: 'Sound',
  vibration: 'Shiver when ten seconds are left',
  mutesTalk: 'Mute what the opponent says',
  notify: 'Notify me of my turn while I look elsewhere',
  notifyDenied: 'The browser does not allow this site to notify you.',
  motion: 'Less motion',
  shortcuts: 'Single keys: [ ] boards, c clock, l last move, b board, h hint, u take back',
  close: 'Done',
};
