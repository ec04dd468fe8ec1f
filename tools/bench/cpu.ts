import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export const ticksPerSecond = 100;

/** What a process has used of the CPU, in ticks: itself with all its threads, and its children that ended. */
export type ProcessTimes = { pid: number; parent: number; own: number; ended: number };

/** Reads the text of /proc/<pid>/stat (proc_pid_stat(5)). */
export function processTimes(stat: string): ProcessTimes {
  // The name of the program is in brackets, and may have any character in it.
  const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(9, 13).map(Number);
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(parent),
    own: Number(user) + Number(system),
    ended: Number(endedUser) + Number(endedSystem),
  };
}

/** Seconds of CPU that a process has used so far, all its threads together (Linux only, else NaN). */
export function cpuSeconds(pid: number): number {
  try {
    return processTimes(readFileSync(`/proc/${pid}/stat`, 'utf8')).own / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Waits until a process has rested for two seconds: a backend just started makes its indexes and pictures first. */
export async function atRest(pid: number, longest = 240_000): Promise<void> {
  const end = Date.now() + longest;
  for (let before = cpuSeconds(pid), quiet = 0; quiet < 2 && Date.now() < end;) {
    await wait(1000);
    const now = cpuSeconds(pid);
    quiet = now - before >= 0.05 ? 0 : quiet + 1;
    before = now;
  }
}
