/** Runs a command of the system to its end. */
import { spawnSync } from 'node:child_process';

/** Throws with what it says where it fails. */
export function run(command: string, given: readonly string[]): void {
  const { status, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')}: ${stderr}`);
}
