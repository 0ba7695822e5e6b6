/** Secrets of seats and invitations: made by chance, kept as hashes. */
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';

/** Characters of six bits each: 144 bits. */
const SECRET_LENGTH = 24;

export function makeSecret(): string {
  return nanoid(SECRET_LENGTH);
}

/** One round is enough: secrets are random, not words that could be tried through. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
