import { readList, type OutboxAct, type OutboxStorage } from './noteAct.ts';
import type { TaskQueue } from './taskQueue.ts';

/** Runs one act at a time among all tabs of a browser. */
export type TabLock = <T>(act: () => Promise<T>) => Promise<T>;

export type OutboxOptions<Act> = {
  storage: OutboxStorage;
  /** Storage keys: of the acts that wait, and of the ids of those that any tab has settled. */
  keys: { waiting: string; settled: string };
  /** An act from its stored form; undefined for what is none. */
  fromStored: (stored: unknown) => Act | undefined;
  toStored: (act: Act) => unknown;
  queue: TaskQueue;
  lock: TabLock;
};

/** Acts that must not get lost: kept in storage until they are settled, and sent in order, each by one tab. */
export type Outbox<Act extends OutboxAct> = {
  /** The acts of this tab, those that it restored among them, in the order of sending. */
  acts(): readonly Act[];
  /** Takes over what waits in storage: of earlier visits and of other tabs. */
  restore(): void;
  /** Stores acts behind those that wait, or before them. */
  add(acts: readonly Act[], place?: 'first' | 'last'): void;
  /** Removes an act that the server has confirmed or refused: no tab sends it again. */
  settle(act: Act): void;
  /** Whether an act was sent by any tab while there was a network: without an answer, it may have arrived. */
  wasTried(act: Act): boolean;
  /** Forgets all acts without sending them. */
  clear(): void;
  /**
   * Sends the acts in order. `send` settles its act and returns true, or returns false when there was no usable answer:
   * then that act and those behind it stay until the next call.
   */
  flush(send: (act: Act) => Promise<boolean>): Promise<void>;
};

/** Settled ids that are remembered: more than all tabs have under way together. */
const maxSettled = 50;

/** An outbox over a browser's storage. */
export function createOutbox<Act extends OutboxAct>(options: OutboxOptions<Act>): Outbox<Act> {
  const { storage, keys, queue, lock } = options;
  let acts: readonly Act[] = [];
  const readWaiting = () => readList(storage, keys.waiting).flatMap((stored) => options.fromStored(stored) ?? []);
  const writeWaiting = (waiting: readonly Act[]) => storage.write(keys.waiting, waiting.map(options.toStored));
  const readSettled = () => readList(storage, keys.settled).filter((id) => typeof id === 'string');
  const triedKey = `${keys.waiting}-tried`;
  const readTried = () => readList(storage, triedKey);
  /** Keeps of the acts that wait which were sent. */
  const noteTried = ({ taskId }: Act) => {
    const tried = readTried();
    if (globalThis.navigator?.onLine === false || tried.includes(taskId)) return;
    const isWaiting = (id: unknown) => acts.some((act) => act.taskId === id);
    storage.write(triedKey, [...tried.filter(isWaiting), taskId]);
  };
  const remove = (removed: Act) => {
    const isOther = ({ taskId }: Act) => taskId !== removed.taskId;
    writeWaiting(readWaiting().filter(isOther));
    acts = acts.filter(isOther);
  };
  /** Alone among all tabs: another one may have sent the first act meanwhile, or put acts before it. */
  const sendFirst = async (send: (act: Act) => Promise<boolean>) => {
    acts = readWaiting();
    const [act] = acts;
    if (act === undefined) return true;
    if (readSettled().includes(act.taskId)) {
      remove(act);
      return true;
    }
    noteTried(act);
    return send(act);
  };
  return {
    acts: () => acts,
    restore: () => void (acts = readWaiting()),
    add(added, place = 'last') {
      // Other tabs keep what they wait for in the same list: what they added before is sent before.
      const others = readWaiting();
      acts = place === 'first' ? [...added, ...others] : [...others, ...added];
      writeWaiting(acts);
    },
    settle(act) {
      storage.write(keys.settled, [...readSettled(), act.taskId].slice(-maxSettled));
      remove(act);
    },
    wasTried: ({ taskId }) => readTried().includes(taskId),
    clear() {
      writeWaiting([]);
      acts = [];
    },
    flush: (send) =>
      queue.run(async () => {
        while (acts.length > 0) {
          if (!(await lock(() => sendFirst(send)))) return;
        }
      }),
  };
}

/** One tab at a time, by the browser's locks; where it has or allows none, every tab for itself. */
export const createTabLock =
  (name: string): TabLock =>
  async <T>(act: () => Promise<T>): Promise<T> => {
    const locks = globalThis.navigator?.locks;
    if (locks === undefined) return act();
    let started: Promise<T> | undefined;
    const start = () => (started ??= act());
    try {
      await locks.request(name, async () => void (await start().catch(() => undefined)));
    } catch {
      // A document without an origin may not lock.
    }
    return start();
  };
