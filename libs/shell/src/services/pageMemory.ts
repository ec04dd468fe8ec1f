import type { ReviewSummary } from '@etalage/catalog/headless';
import type { Instant } from '@etalage/core';
import type { PageNotes } from '../model/pageNotes.ts';
import type { PageDefinition } from '../pages/definePage.tsx';
import type { PageRequest } from '../pages/pageRequest.ts';
import type { PageServer, PageServices } from '../pages/pageServer.ts';
import { isOf, type PageData } from '../pages/pageSource.ts';
import { noMemory, type Memory } from './memory.ts';

/** What a page shows, and when something of it changes by itself. */
export type KeptPage = PageData & { endsAt: Instant };

/** What a server keeps for all requests. */
export type PageMemory = {
  /** The memory of one page kind, which holds so many answers at most. */
  of(kind: string, size?: number): Memory<KeptPage>;
  reviews: Memory<ReviewSummary | undefined>;
};

/** Each request makes everything itself. */
export const noPageMemory: PageMemory = { of: () => noMemory, reviews: noMemory };

type Loading = { request: PageRequest; services: PageServices; memory: PageMemory; notes: PageNotes };

/** Loads the data of a page, from the memory of its kind where it asks that. Neither is kept beyond the end of the data. */
export async function loadData<Data>(
  page: PageDefinition<string, string, Data>,
  pageServer: PageServer<Data>,
  { request, services, memory, notes }: Loading,
): Promise<Data> {
  const { kind } = page;
  const { view, now } = services;
  const made = async (make: () => Promise<Data>) => {
    const requestedAt = now();
    const data = await make();
    return { kind, data, endsAt: pageServer.endOf?.(data, { view, now: requestedAt }) ?? Infinity };
  };
  const keep: Memory<Data> = async (key, make) => {
    const kept = await memory.of(kind, pageServer.keptAnswers)(key, () => made(make));
    if (!isOf(page, kept)) throw new Error(`This is not the data of '${kind}'.`);
    notes.expireAt(kept.endsAt);
    return kept.data;
  };
  const { data, endsAt } = await made(() => pageServer.load(request, { ...services, keep }, notes));
  notes.expireAt(endsAt);
  return data;
}
