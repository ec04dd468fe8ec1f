import {
  accountDeletedKey,
  createBotTokens,
  createSessionStorage,
  createUserApi,
  customerGroupAtom,
  dropUpdatesAtom,
  logOutAtom,
  refreshStoredTokens,
  refreshTokens,
  restoreUpdatesAtom,
  connectUpdates,
  sendUpdatesAtom,
  sessionPortsAtom,
  startSessionAtom,
  takeOverSessionAtom,
  tokenAtom,
  tokenLockAtom,
  userAtom,
  type AccountPageMessages,
  type UpdateOutcome,
  type UserState,
} from '@etalage/account/headless';
import type { CustomerGroup } from '@etalage/catalog/headless';
import { createTabLock, logFailure, newReference, type DomainEvents } from '@etalage/core';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import { pageFetchAtom } from '../model/pageFetchAtom.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import { fetchForGroup } from '../services/groupPages.ts';
import { pagesBy } from '../services/pagesBy.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { guestHttp, visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

/** What the page of what waits needs of the profile. */
export { cancelUpdateAtom, reloadProfileAtom, sendUpdatesAtom, waitingUpdatesAtom } from '@etalage/account/headless';

/** Connects the session of a visit, and starts it once; later calls take over what another tab changed. */
export async function start(visit: Visit): Promise<void> {
  const { store } = visit;
  await connectSession(visit);
  store.set(takeOverSessionAtom);
  // Loading the customer takes a call: a form must not show meanwhile what a change that waits has replaced.
  store.set(restoreUpdatesAtom);
  await store.set(startSessionAtom);
  await store.set(sendUpdatesAtom);
}

const connect = defineFeature((visit) => {
  const { store, view, events } = visit;
  const api = createUserApi(visitHttp(visit), viewOf(visit).endpoints.user);
  const botToken = createBotTokens({ api, log: (error) => logFailure('No proof of a shopper', newReference(), error) });
  store.set(sessionPortsAtom, { api, storage: storageOf(visit), events, botToken });
  connectUpdates(store, window);
  if (view.features.priceTiers) followGroup(visit);
  events.on('profile/update-ended', (outcome) => tellOutcome(visit, outcome));
  events.on('session/ended', ({ reason }) => endSession(visit, reason));
  events.on('session/logged-in', () => void connectCart(visit));
  events.on('session/logged-out', (logout) => answerLogout(visit, logout));
  addEventListener('storage', ({ key }) => key === accountDeletedKey && tellDeletion(visit));
});

/** The cart of who logs in may hold what another device added (SYNC-14). */
async function connectCart(visit: Visit): Promise<void> {
  const loadModule = async () => (await loadLazyParts()).cartModule();
  const [cart] = await whenOnline(() => Promise.all([loadModule(), visit.words.load('cart')]));
  cart.connect(visit);
}

/** Shows the prices of the customer's group from now on (PRICE-09). */
function followGroup({ store }: Visit): void {
  const follow = () => {
    const group = groupOf(store.get(userAtom));
    if (group?.groupToken === store.get(customerGroupAtom)?.groupToken) return;
    store.set(customerGroupAtom, group);
    store.set(pageFetchAtom, pagesBy(group && fetchForGroup(group)));
  };
  store.sub(userAtom, follow);
}

/** The group of a customer whose prices are not those for guests, which most customers pay. */
function groupOf({ groupId, groupToken, current }: UserState): CustomerGroup | undefined {
  const paysAsGuest = current?.extension_attributes.has_group_prices === false;
  if (paysAsGuest || groupId === undefined || groupToken === undefined) return undefined;
  return { groupId, groupToken };
}

/** Tells the customer what became of a change of the profile, on whatever page they are by then (ACC-07). */
function tellOutcome({ store, words }: Visit, outcome: UpdateOutcome): void {
  const notice = noticeOf(outcome, words.late('account').pages);
  store.set(notifyAtom, { ...notice, action1: { label: words.frame.ok } });
}

function noticeOf(outcome: UpdateOutcome, words: AccountPageMessages): { type: string; message: string } {
  switch (outcome.kind) {
    case 'updated':
      return { type: 'success', message: words.accountUpdated };
    case 'waiting':
      return { type: 'warning', message: words.updateWaits };
    case 'refused':
      // What was not sent, because the session is over, has no words of the server.
      return { type: 'danger', message: outcome.error.message || words.refreshTokenError };
  }
}

/** What this browser keeps of its customer; calls carry its token from now on, also where the browser refuses to keep it. */
const storageOf = defineFeature(({ storage, tokens }) => {
  const session = createSessionStorage(storage);
  tokens.token = session.token;
  return session;
});

/** Connects the session once its messages are loaded: handlers of its events show them. */
async function connectSession(visit: Visit): Promise<void> {
  await visit.words.load('account');
  connect(visit);
}

/**
 * Gets new tokens for those that the server refused, in one tab for all of them (SESSION-21, SESSION-22). The session may not
 * have started yet, so it is connected first: the event of its end needs a listener.
 */
export async function refresh(visit: Visit): Promise<void> {
  const { store } = visit;
  await connectSession(visit);
  const guest = guestHttp(visit);
  const exchange = (refreshToken: string) => refreshTokens(guest, refreshToken, viewOf(visit).endpoints.user);
  // A session that ended meanwhile stays ended.
  const setLock = (lock: 0 | 1) => store.get(tokenLockAtom) !== -1 && store.set(tokenLockAtom, lock);
  setLock(1);
  try {
    const storage = storageOf(visit);
    await refreshStoredTokens({ storage, lock: createTabLock('shop/session') }, exchange);
    // The state has the new token too; before hydration it has none (SESSION-01).
    if (store.get(tokenAtom) !== undefined) store.set(tokenAtom, storage.token());
  } finally {
    setLock(0);
  }
}

/** The customer has to log in anew: nobody is logged in, and what was not sent is dropped (SESSION-25). */
function endSession({ store, words }: Visit, reason: 'no-new-token' | 'new-token-refused'): void {
  store.set(tokenLockAtom, -1);
  store.set(logOutAtom, { isSilent: true });
  store.set(openOverlayAtom, { name: 'authentication' });
  const { tokenInternalError, refreshTokenError } = words.late('account').pages;
  const notice =
    reason === 'no-new-token'
      ? { type: 'warning', message: refreshTokenError }
      : { type: 'danger', message: tokenInternalError };
  store.set(notifyAtom, { ...notice, action1: { label: words.frame.ok } });
}

/**
 * A customer who leaves takes along what is theirs, so that the next one at this device finds nothing of it (SESSION-18). The
 * cart of one whose session ended by itself stays: they are likely to be still there.
 */
function answerLogout(visit: Visit, { isSilent, reason }: DomainEvents['session/logged-out']): void {
  const { store, words } = visit;
  store.set(dropUpdatesAtom);
  if (isSilent) return;
  void whenOnline(() => import('./forgetShopper.ts')).then(({ forgetShopper }) => forgetShopper(visit));
  const { loggedOut, accountDeleted } = words.late('account').pages;
  const message = reason === 'account-deleted' ? accountDeleted : loggedOut;
  store.set(notifyAtom, { type: 'success', message, action1: { label: words.frame.ok } });
}

/** Another tab deleted the account of the customer who is shown here (ACC-13). */
function tellDeletion({ store, words }: Visit): void {
  const { accountDeletedElsewhere: message } = words.late('account').pages;
  store.set(notifyAtom, { type: 'warning', message, hasNoTimeout: true, action1: { label: words.frame.ok } });
}
