import {
  createEventBus,
  createStorage,
  guestTokens,
  type EventBus,
  type Storage,
  type StoreSettings,
  type TokenPort,
} from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import type { ShopWords } from '../words/shopWords.ts';

/** One visit to a store: what its features have in common. One per document in the browser, one per request on the server. */
export type Visit = {
  view: StoreSettings;
  /** What the store says, in its language. */
  words: ShopWords;
  /** The state of what the visitor sees. */
  store: ReturnType<typeof createStore>;
  events: EventBus;
  /** What the browser keeps between visits; the server keeps nothing. */
  storage: Storage;
  /** Whose calls these are: the token is read for each call, so signing in needs no new client. */
  tokens: TokenPort;
};

type VisitOptions = Pick<Visit, 'view' | 'words'> & Partial<Visit>;

/** A visit of a guest that keeps nothing, but for what is handed in. */
export const createVisit = ({
  view,
  words,
  store = createStore(),
  events = createEventBus(),
  storage = createStorage(),
  tokens = guestTokens,
}: VisitOptions): Visit => ({ view, words, store, events, storage, tokens });
