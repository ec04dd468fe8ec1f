import { search as searchConstants } from '@etalage/core/constants';
import type { Storage } from '@etalage/core';
import * as v from 'valibot';

/** The recent queries with a new one before them: at most 4, none the beginning of another (SRCH-10). */
export function withQuery(history: readonly string[], query: string): string[] {
  const asked = query.trim();
  if (asked === '') return [...history];
  const isSame = (old: string) => {
    const [one, other] = [old.toLowerCase(), asked.toLowerCase()];
    return one.startsWith(other) || other.startsWith(one);
  };
  return [asked, ...history.filter((old) => !isSame(old))].slice(0, searchConstants.historySize);
}

const texts = v.fallback(v.array(v.string()), []);

/** What a browser keeps of searching: the last text and the recent queries (SRCH-09, SRCH-10). */
export const searchMemory = (storage: Storage) => ({
  lastText: (): string => v.parse(v.fallback(v.string(), ''), storage.read(searchConstants.queryKey)),
  keepText: (text: string): void => void storage.write(searchConstants.queryKey, text),
  history: (): string[] => v.parse(texts, storage.read(searchConstants.historyKey)),
  keepHistory: (history: readonly string[]): void => void storage.write(searchConstants.historyKey, history),
});
