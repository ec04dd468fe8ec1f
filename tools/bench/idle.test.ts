import { describe, expect, it } from 'vitest';
import { processTimes } from './cpu.ts';
import { busyTicks, busyWarning, othersBetween, treeTicks } from './idle.ts';

describe('the idle check of the bench', () => {
  it('counts what CPUs did, and what other guests of the host took, as busy', () => {
    const stat = 'cpu  100 20 30 9000 500 4 3 2 70 60\ncpu0 50 10 15 4500 250 2 1 1 35 30\nintr 1 2 3\n';
    expect(busyTicks(stat)).toBe(100 + 20 + 30 + 4 + 3 + 2);
  });

  it('reads the times of a process whose name has spaces and brackets', () => {
    const stat = '42 (chrome (GPU) 1) S 7 42 42 0 -1 4194304 101 0 0 0 11 12 13 14 20 0 1 0 561547';
    expect(processTimes(stat)).toEqual({ pid: 42, parent: 7, own: 23, ended: 27 });
  });

  it('adds up a process, its children and theirs, running or ended', () => {
    const processes = [
      { pid: 1, parent: 0, own: 1000, ended: 1000 },
      { pid: 10, parent: 1, own: 1, ended: 2 },
      { pid: 11, parent: 10, own: 4, ended: 8 },
      { pid: 12, parent: 11, own: 16, ended: 0 },
      { pid: 20, parent: 1, own: 500, ended: 0 },
    ];
    expect(treeTicks(processes, 10)).toBe(1 + 2 + 4 + 8 + 16);
  });

  it('leaves what the bench itself used out of what others used', () => {
    const before = { at: 0, all: 1000, own: 100 };
    expect(othersBetween(before, { at: 2000, all: 1300, own: 300 })).toBe(0.5);
    // Ticks are sampled: the parts can be more than the whole.
    expect(othersBetween(before, { at: 2000, all: 1300, own: 401 })).toBe(0);
  });

  it('warns of a busy machine, and of no idle or unknown one', () => {
    expect(busyWarning('before measuring', 0.5)).toMatch(/^WARNING: .* before measuring: .* 0\.50 CPU cores/);
    expect(busyWarning('before measuring', 0.02)).toBeUndefined();
    expect(busyWarning('before measuring', Number.NaN)).toBeUndefined();
  });
});
