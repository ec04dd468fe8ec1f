import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const ticksPerSecond = 100;

/** Seconds of CPU that a process has used so far, all its threads together (Linux only, else NaN). */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
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
