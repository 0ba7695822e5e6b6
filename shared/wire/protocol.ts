/** The version both ends must share, and the limits a message has to keep. */

/** Raised with every change that an older page or bot could not live with. */
export const PROTOCOL = 1;

/** Pages and bots that speak an older version down to this one are still understood. */
export const OLDEST_PROTOCOL = 1;

/** A message's frame may not be longer, in bytes. */
export const MESSAGE_BYTES = 4096;

/** Names of people: characters, after trimming. */
export const NAME_LENGTH = 24;

/** Words between the seats: characters, after trimming. */
export const TEXT_LENGTH = 140;
