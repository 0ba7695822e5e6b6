/** What a machine lacks for a fault to be let happen on it, with the remedy. */
import { spawnSync } from 'node:child_process';

/** `null`: nothing. */
export type Lack = string | null;

/** A command of that name, which a package of the same name has. */
export function lacksCommand(name: string): Lack {
  const isThere = spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
  return isThere ? null : `${name} is not installed: apt-get install ${name}`;
}

/** The right to mount a disk. */
export function lacksRoot(): Lack {
  return process.getuid?.() === 0 ? null : 'only root may mount the disk that fails: use sudo';
}
