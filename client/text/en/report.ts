/** English for reporting a problem. */

export const report = {
  title: 'Report a problem',
  lead: 'This text says what the page knows. Add what went wrong, then copy or send it.',
  text: 'Report',
  prompt: 'What went wrong:',
  copy: 'Copy the report',
  copied: 'Copied',
  copyByHand: 'The text is marked: copy it by hand.',
  send: 'Send it',
  nowhere: 'The operators have named no address; ask whoever gave you this page.',
};
