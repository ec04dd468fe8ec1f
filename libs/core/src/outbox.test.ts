import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OutboxAct } from './noteAct.ts';
import { createOutbox, createTabLock, type TabLock } from './outbox.ts';
import { rememberRefused } from './rememberRefused.ts';
import { createStorage, type Storage } from './storage.ts';
import { createTaskQueue } from './taskQueue.ts';

type Note = OutboxAct & { text: string };

const keys = { waiting: 'waiting', settled: 'settled' };
const note = (text: string): Note => ({ taskId: `task ${text}`, text });
const isNote = (stored: unknown): stored is Note =>
  typeof stored === 'object' && stored !== null && 'taskId' in stored && 'text' in stored;

/** One tab of a browser: its outbox, and what it sent. */
function aTab({ storage = createStorage(), lock = directly }: { storage?: Storage; lock?: TabLock } = {}) {
  const outbox = createOutbox<Note>({
    storage,
    keys,
    fromStored: (stored) => (isNote(stored) ? stored : undefined),
    toStored: (act) => act,
    queue: createTaskQueue(),
    lock,
  });
  const sent: string[] = [];
  const send = async (act: Note) => {
    sent.push(act.text);
    outbox.settle(act);
    return true;
  };
  const shown = () => outbox.acts().map(({ text }) => text);
  return { storage, outbox, sent, send, shown };
}
const directly: TabLock = (act) => act();

afterEach(() => void vi.unstubAllGlobals());

describe('an outbox', () => {
  it('sends acts in the order in which they were added', async () => {
    const { outbox, sent, send, shown } = aTab();
    outbox.add([note('a')]);
    outbox.add([note('b')]);
    outbox.add([note('c')], 'first');
    expect(shown()).toEqual(['c', 'a', 'b']);
    await outbox.flush(send);
    expect(sent).toEqual(['c', 'a', 'b']);
    expect(shown()).toEqual([]);
  });

  it('sends an act that is added while others are sent', async () => {
    const { outbox, sent, send } = aTab();
    outbox.add([note('a')]);
    await outbox.flush((act) => {
      if (act.text === 'a') outbox.add([note('b')]);
      return send(act);
    });
    expect(sent).toEqual(['a', 'b']);
  });

  it('knows, also in a later visit, which acts may have arrived: those that were sent while there was a network', async () => {
    const { outbox, storage } = aTab();
    vi.stubGlobal('navigator', { onLine: false });
    outbox.add([note('a'), note('b')]);
    await outbox.flush(async () => false);
    expect(outbox.wasTried(note('a'))).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    await outbox.flush(async () => false);
    const later = aTab({ storage }).outbox;
    expect([later.wasTried(note('a')), later.wasTried(note('b'))]).toEqual([true, false]);
  });

  it('keeps an act without a usable answer, and those behind it, for the next call', async () => {
    const { outbox, sent, send, shown } = aTab();
    outbox.add([note('a'), note('b')]);
    await outbox.flush(async () => false);
    expect(shown()).toEqual(['a', 'b']);
    await outbox.flush(send);
    expect(sent).toEqual(['a', 'b']);
  });

  it('restores after a reload what was not settled', async () => {
    const { storage, outbox } = aTab();
    outbox.add([note('a'), note('b')]);
    outbox.settle(note('a'));
    const reloaded = aTab({ storage });
    reloaded.outbox.restore();
    await reloaded.outbox.flush(reloaded.send);
    expect(reloaded.sent).toEqual(['b']);
  });

  it('leaves out a stored entry that is no act', () => {
    const { storage, outbox, shown } = aTab();
    storage.write(keys.waiting, [null, 1, { taskId: 'x' }, note('a')]);
    outbox.restore();
    expect(shown()).toEqual(['a']);
  });

  it('survives a stored value that is no list', () => {
    const { storage, outbox, shown } = aTab();
    storage.write(keys.waiting, 'spoilt');
    outbox.restore();
    expect(shown()).toEqual([]);
  });

  it('forgets all acts, also those in storage', () => {
    const { outbox, shown } = aTab();
    outbox.add([note('a')]);
    outbox.clear();
    outbox.restore();
    expect(shown()).toEqual([]);
  });
});

describe('the outboxes of two tabs', () => {
  it('keep each other’s acts in storage', () => {
    const one = aTab();
    const other = aTab({ storage: one.storage });
    one.outbox.add([note('a')]);
    other.outbox.add([note('b')]);
    one.outbox.restore();
    expect(one.shown()).toEqual(['a', 'b']);
    other.outbox.settle(note('b'));
    one.outbox.restore();
    expect(one.shown()).toEqual(['a']);
  });

  it('send an act once, though both have it', async () => {
    const lock = createQueueLock();
    const one = aTab({ lock });
    one.outbox.add([note('a')]);
    const other = aTab({ storage: one.storage, lock });
    other.outbox.restore();
    await Promise.all([one.outbox.flush(one.send), other.outbox.flush(other.send)]);
    expect([...one.sent, ...other.sent]).toEqual(['a']);
    expect([...one.shown(), ...other.shown()]).toEqual([]);
  });

  it('send first what another tab added before', async () => {
    const one = aTab();
    const other = aTab({ storage: one.storage });
    one.outbox.add([note('a')]);
    other.outbox.add([note('b')]);
    expect(other.shown()).toEqual(['a', 'b']);
    await other.outbox.flush(other.send);
    expect(other.sent).toEqual(['a', 'b']);
  });

  it('send first what another tab put before meanwhile', async () => {
    const one = aTab();
    one.outbox.add([note('b')]);
    aTab({ storage: one.storage }).outbox.add([note('a')], 'first');
    await one.outbox.flush(one.send);
    expect(one.sent).toEqual(['a', 'b']);
  });

  it('remove an act from storage that one settled and the other wrote again', async () => {
    const { storage, outbox, sent, send } = aTab();
    outbox.add([note('a')]);
    storage.write(keys.settled, [note('a').taskId]);
    await outbox.flush(send);
    expect(sent).toEqual([]);
    expect(storage.read(keys.waiting)).toEqual([]);
  });
});

it('keeps acts for the life of the page where the browser stores nothing', async () => {
  const full = createStorage({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const { outbox, sent, send } = aTab({ storage: rememberRefused(full) });
  outbox.add([note('a')]);
  outbox.restore();
  await outbox.flush(send);
  expect(sent).toEqual(['a']);
});

describe('a lock between tabs', () => {
  it('lets one act run at a time, whichever tab asks', async () => {
    const moments: string[] = [];
    const act = (name: string) => async () => {
      moments.push(`${name} begins`);
      await new Promise((done) => void setTimeout(done));
      moments.push(`${name} ends`);
    };
    await Promise.all([createTabLock('notes')(act('a')), createTabLock('notes')(act('b'))]);
    expect(moments).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('does the act where the browser refuses the lock', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    await expect(createTabLock('notes')(async () => 3)).resolves.toBe(3);
  });

  it('gives the result of the act where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    await expect(createTabLock('notes')(async () => 3)).resolves.toBe(3);
  });

  it('passes its failure on', async () => {
    await expect(createTabLock('notes')(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});

/** Stands for the lock of a browser: one act at a time, whichever tab asks. */
function createQueueLock(): TabLock {
  const queue = createTaskQueue();
  return (act) => queue.run(act);
}
