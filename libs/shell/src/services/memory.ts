/** What answers are kept in, by a key. An answer that `load` could not give is not kept. */
export type Memory<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Keeps nothing: each question is asked anew. */
export const noMemory = <T>(_key: string, load: () => Promise<T>): Promise<T> => load();

type Kept<T> = { answer: Promise<T>; until: number };

/** How many answers are kept, how long in milliseconds, and when an answer ends by itself (epoch milliseconds). */
export type MemoryLimits<T> = { size: number; freshness: number; now: () => number; endOf: (answer: T) => number };

/** A memory that forgets the oldest first, and everything with `forget`; calls that ask the same at once share one answer. */
export function createMemory<T>({ size, freshness, now, endOf }: MemoryLimits<T>) {
  const kept = new Map<string, Kept<T>>();
  const begin = (key: string, load: () => Promise<T>) => {
    const entry: Kept<T> = { answer: load(), until: now() + freshness };
    kept.delete(key);
    kept.set(key, entry);
    const drop = () => void (kept.get(key) === entry && kept.delete(key));
    entry.answer.then((answer) => void (entry.until = Math.min(entry.until, endOf(answer))), drop);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return entry.answer;
  };
  const ask: Memory<T> = (key, load) => {
    const known = kept.get(key);
    return known !== undefined && known.until > now() ? known.answer : begin(key, load);
  };
  return { ask, forget: () => kept.clear() };
}
