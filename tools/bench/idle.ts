import { readdirSync, readFileSync } from 'node:fs';
import { processTimes, ticksPerSecond, type ProcessTimes } from './cpu.ts';

/** What was used of all CPUs until `at` (milliseconds), in ticks: by every program, and by this one and what it started. */
export type Usage = { at: number; all: number; own: number };

/** CPU cores that other programs may use on average before the machine is not idle. */
const tolerated = 0.1;

/** Ticks that the CPUs were busy, of the text of /proc/stat (proc_stat(5)); those given to other guests of the host count. */
export function busyTicks(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + softirq + steal;
}

/** Ticks used by a process and all that it started, running or ended. */
export function treeTicks(processes: readonly ProcessTimes[], root: number): number {
  const self = processes.filter(({ pid }) => pid === root).reduce((sum, { own, ended }) => sum + own + ended, 0);
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + treeTicks(processes, pid), self);
}

/** CPU cores that other programs used on average between two moments. */
export function othersBetween(before: Usage, now: Usage): number {
  const seconds = (now.at - before.at) / 1000;
  const ticks = now.all - before.all - (now.own - before.own);
  return Math.max(0, ticks / ticksPerSecond / seconds);
}

/** What to tell of a time in which other programs used so many CPU cores; undefined when the machine was idle, or it is not known. */
export function busyWarning(when: string, cores: number): string | undefined {
  if (!(cores > tolerated)) return undefined;
  return `WARNING: the machine was not idle ${when}: other programs used ${cores.toFixed(2)} CPU cores. Times may be too long.`;
}

/** Returns a function that tells how many CPU cores other programs used on average since its last call (Linux only, else NaN). */
export function watchOthers(): () => number {
  let before = usage();
  return () => {
    const now = usage();
    const cores = othersBetween(before, now);
    before = now;
    return cores;
  };
}

function usage(): Usage {
  const at = Date.now();
  try {
    const all = busyTicks(readFileSync('/proc/stat', 'utf8'));
    return { at, all, own: treeTicks(processes(), process.pid) };
  } catch {
    return { at, all: Number.NaN, own: Number.NaN };
  }
}

const processes = (): ProcessTimes[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [processTimes(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
