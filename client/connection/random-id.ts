/** Secrets and ids from the browser's own cryptographic chance, in URL-safe characters. */

/** 144 bits: a seat's secret, beyond guessing. */
const SECRET_BYTES = 18;
/** 72 bits: enough never to meet among one seat's commands. */
const COMMAND_BYTES = 9;

export function makeSecret(): string {
  return makeId(SECRET_BYTES);
}

export function makeCommandId(): string {
  return makeId(COMMAND_BYTES);
}

function makeId(bytes: number): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...chance))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
