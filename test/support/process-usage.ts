/** What a process has used, as Linux counts it. */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time of all its threads so far, that in the system too. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Resident memory in KB. */
export function residentKb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb);
}
