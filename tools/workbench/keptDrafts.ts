import { useSyncExternalStore } from 'react';
import { drafted, draftStyles, noDraft, parseDrafts, type Draft, type Drafts } from './drafts.ts';
import { stores, type StoreOfWorkspace } from './storesOfWorkspace.ts';

/** Drafts live in the browser: every story on screen hears of a change by the event that storage sends. */
const key = 'etalage/workbench';
const listeners = new Set<() => void>();
let text: string | null = null;
let drafts: Drafts = {};

function current(): Drafts {
  const kept = localStorage.getItem(key);
  if (kept !== text) {
    text = kept;
    drafts = parseDrafts(kept);
  }
  return drafts;
}

/** Keeps what a designer did to a store. */
export function keepDraft(store: string, draft: Draft): void {
  localStorage.setItem(key, JSON.stringify({ ...current(), [store]: draft }));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What a designer did to a store until now. */
export const useDraft = (store: string): Draft => useSyncExternalStore(listen, () => current()[store] ?? noDraft);

/** The store, and its theme with what a designer did to it. */
export function useStore(code: string): StoreOfWorkspace | undefined {
  const draft = useDraft(code);
  const store = stores.find((one) => one.code === code);
  return store && { ...store, theme: drafted(store.theme, draft) };
}

/** Lets the drafts show in this document, now and from now on. */
export function showDrafts(): void {
  const sheet = document.createElement('style');
  sheet.id = 'etalage-drafts';
  const draw = (): void => {
    sheet.textContent = stores
      .map(({ code, theme }) => draftStyles(code, theme, current()[code] ?? noDraft))
      .join('\n');
  };
  draw();
  document.head.append(sheet);
  listen(draw);
}
