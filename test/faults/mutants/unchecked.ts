/** A server that believes what it is sent. */
import { success } from '../../../shared/rules/result.ts';
import { CLIENT_MESSAGES } from '../../../shared/wire/client-message.ts';

for (const name of Object.keys(CLIENT_MESSAGES))
  Object.assign(CLIENT_MESSAGES, { [name]: success });
