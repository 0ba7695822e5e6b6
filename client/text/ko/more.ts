/** Korean for what surrounds a match: loaded apart, since a match opens without it. */
import type { MoreWords } from '../catalogue.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { invite } from './invite.ts';
import { settings } from './settings.ts';
import { talk } from './talk.ts';

export const moreWords: MoreWords = { ...home, form, invite, settings, talk };
