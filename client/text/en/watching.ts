/** English for showing a match elsewhere: in another site's page, on a large screen. */
import { plural } from './words.ts';

export const watching = {
  open: 'Open the match',
  leave: 'Leave the big screen',
  late: (seconds: number) =>
    plural(seconds, { one: 'shown # second late', other: 'shown # seconds late' }),
  share: 'Show it elsewhere',
  screen: 'Big screen for a room',
  embed: 'For a page of your own',
  embedHint: 'Put this into the page: it shows the boards live, in any size from 200 by 200.',
  copyEmbed: 'Copy the code',
};
