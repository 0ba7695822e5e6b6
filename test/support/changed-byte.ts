/** Files that were harmed. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Changes one byte; done twice, nothing is changed. */
export function changeByte(path: string, offset: number): void {
  const bytes = readFileSync(path);
  bytes[offset] = (bytes[offset] ?? 0) ^ 0x55;
  writeFileSync(path, bytes);
}
