import { browserStorage, createEventBus, createStorage, logError, type EventBus } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedSearchApi, type SearchApi } from '../api.ts';
import { searchMemory } from './history.ts';

/** What searching reaches outside with. */
export type SearchPorts = {
  api: SearchApi;
  memory: ReturnType<typeof searchMemory>;
  events: EventBus;
  /** Where a search that failed is written down; shoppers are not told (SRCH-27). */
  log(error: unknown): void;
};

const disconnectedPorts = (): SearchPorts => ({
  api: disconnectedSearchApi,
  memory: searchMemory(createStorage()),
  events: createEventBus(),
  log: logError,
});

const connectedAtom = atom<SearchPorts | undefined>(undefined);
const fallbackAtom = atom(disconnectedPorts);

/** Set by the shell on each jotai store: an api alone is enough, the rest has defaults. */
export const searchPortsAtom = atom(
  (get): SearchPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<SearchPorts>) =>
    set(connectedAtom, { ...disconnectedPorts(), memory: searchMemory(browserStorage()), ...ports }),
);
