import { tokenAtom } from '@etalage/account/headless';
import { ApiError, createEventBus, createStorage, UnreachableError, type EventBus, type TabLock } from '@etalage/core';
import { INTERNAL_buildStoreRev4 as buildStore } from 'jotai/vanilla/internals';
import { disconnectedCartApi, type CartApi } from '../api.ts';
import { hasWaitingActsAtom, forgetCartAtom, linesAtom } from '../model/cartAtoms.ts';
import { cartKeys, createCartStorage } from '../model/cartStorage.ts';
import { connectCart } from '../model/connectCart.ts';
import type { CartLine } from '../model/line.ts';
import { cartPortsAtom } from '../model/ports.ts';
import type { Caller, ModelServer } from './modelServer.ts';

/** How calls fare: a slow one reaches the server later, a late answer comes later. */
export type Network = 'up' | 'lost request' | 'lost answer' | 'late answer' | 'slow' | 'refusing';

/** A call whose answer has not come. `giveUp` is of a client that waits no longer: a slow call still arrives. */
type Held = { tab: Tab; deliver: () => void; giveUp: () => void };

/** One page of the shop. What is closed neither calls nor stores. */
export type Tab = {
  store: Store;
  events: EventBus;
  page: EventTarget;
  isOpen: boolean;
  shown(sku: string): CartLine | undefined;
  come(type: 'focus' | 'online'): void;
};

/** How many pieces each task asked for that the server refused in the end. */
export type Refusals = Map<string, { sku: string; quantity: number }>;

/** A browser with its tabs: one storage, one lock, one session, one network. */
export type Device = {
  server: ModelServer;
  refusals: Refusals;
  kept: Map<string, string>;
  /** How many refusals its shopper was told. */
  told: number;
  network: Network;
  token: string | undefined;
  held: Held[];
  /** Slow calls that their client gave up. */
  ghosts: (() => void)[];
  lock: ReturnType<typeof createLock>;
  /** Keys that one tab wrote, and the others are not told of. */
  written: { by: Tab; key: string }[];
  tabs: Tab[];
  /** Tells the other tabs what was stored; whether there was something. */
  tell(): boolean;
  reload(index: number): void;
  logIn(token: string): void;
  /** Ends the session: by itself, or by its customer, who takes the cart along. */
  logOut(how: { isSilent: boolean }): void;
  hasWaiting(): boolean;
};
type Store = ReturnType<typeof buildStore>;

/** One for each: a promise keeps all that waits for it. */
const never = () => new Promise<never>(() => undefined);
const down = new UnreachableError('down');

export function createDevice(server: ModelServer, refusals: Refusals, count: number): Device {
  const device: Device = {
    ...{ server, refusals, kept: new Map(), told: 0, network: 'up', token: undefined },
    ...{ held: [], ghosts: [], lock: createLock(), written: [], tabs: [] },
    tell(): boolean {
      const told = device.written.splice(0);
      for (const { by, key } of told) {
        for (const tab of device.tabs) {
          if (tab !== by) tab.page.dispatchEvent(Object.assign(new Event('storage'), { key }));
        }
      }
      return told.length > 0;
    },
    reload(index: number): void {
      const closed = device.tabs[index];
      if (closed === undefined) return;
      closed.isOpen = false;
      // What it asked may be on its way: of a slow call nobody knows whether it arrives.
      device.held = device.held.filter((held) => {
        if (held.tab === closed) held.giveUp();
        return held.tab !== closed;
      });
      device.lock.leave(closed);
      device.tabs[index] = openTab(device);
    },
    logIn(token: string): void {
      device.token = token;
      for (const { store } of device.tabs) store.set(tokenAtom, token);
    },
    logOut({ isSilent }: { isSilent: boolean }): void {
      device.token = undefined;
      if (!isSilent) device.kept.delete(cartKeys.unanswered);
      for (const { store, events } of device.tabs) {
        store.set(tokenAtom, undefined);
        events.emit('session/logged-out', { isSilent });
        if (!isSilent) store.set(forgetCartAtom);
      }
    },
    hasWaiting: () => device.tabs.some(({ store }) => store.get(hasWaitingActsAtom)),
  };
  for (let index = 0; index < count; index += 1) device.tabs.push(openTab(device));
  return device;
}

function openTab(device: Device): Tab {
  // A store that is forgotten as a whole: what it has in weak maps would cost more than all else.
  const store = buildStore({ a: new Map(), m: new Map(), i: new Map() });
  const events = createEventBus();
  const page = new EventTarget();
  const tab: Tab = {
    ...{ store, events, page, isOpen: true },
    shown: (sku: string) => store.get(linesAtom).find((line) => line.sku === sku),
    come: (type: 'focus' | 'online') => void page.dispatchEvent(new Event(type)),
  };
  const storage = createStorage({
    getItem: (key) => device.kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!tab.isOpen || device.kept.get(key) === value) return;
      device.kept.set(key, value);
      device.written.push({ by: tab, key });
    },
    removeItem: (key) => void device.kept.delete(key),
  });
  events.on('cart/refused', ({ notice }) => {
    if ('text' in notice.message) device.told += 1;
  });
  const lock: TabLock = (act) => device.lock.run(tab, act);
  store.set(tokenAtom, device.token);
  store.set(cartPortsAtom, {
    api: connect(device, tab),
    storage: createCartStorage(storage),
    events,
    lock,
    now: () => 5,
  });
  connectCart(store, page);
  return tab;
}

/** The calls of a tab, over its device's network. */
function connect(device: Device, tab: Tab): CartApi {
  const { server, refusals } = device;
  const call = async <T>(perform: (caller: Caller) => T): Promise<T> => {
    const caller = { token: tab.store.get(tokenAtom) };
    await Promise.resolve();
    if (!tab.isOpen) return never();
    const answer = () => perform(caller);
    if (device.network === 'up') return answer();
    if (device.network === 'lost request') throw down;
    if (device.network === 'refusing') throw new ApiError(503, 'Later');
    if (device.network === 'lost answer') {
      attempt(answer);
      throw down;
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isSlow = device.network === 'slow';
    const first = isSlow ? undefined : attempt(answer);
    device.held.push({
      tab,
      deliver: () => {
        const answered = first ?? attempt(answer);
        if ('value' in answered) resolve(answered.value);
        else reject(answered.error);
      },
      giveUp: () => {
        if (isSlow) device.ghosts.push(() => void attempt(answer));
        reject(down);
      },
    });
    return promise;
  };
  return {
    ...disconnectedCartApi,
    create: () => call((caller) => server.create(caller)),
    pull: (cartId) => call((caller) => server.pull(caller, cartId)),
    update: async (cartId = '', body, taskId) => {
      const { sku, qty, prev_qty = 0 } = body.cartItem;
      try {
        const item = await call((caller) => server.update(caller, cartId, body, taskId));
        refusals.delete(taskId);
        return item;
      } catch (error) {
        if (error instanceof ApiError && error.code === 400) refusals.set(taskId, { sku, quantity: qty - prev_qty });
        throw error;
      }
    },
    remove: (cartId, body, taskId) => call((caller) => server.remove(caller, cartId, body, taskId)),
    totals: (cartId) => call((caller) => server.totals(caller, cartId)),
  };
}

function attempt<T>(act: () => T): { value: T } | { error: unknown } {
  try {
    return { value: act() };
  } catch (error) {
    return { error };
  }
}

/** The lock of a browser: one act at a time, and none of a closed tab. */
function createLock() {
  let holder: Tab | undefined;
  let waiting: { tab: Tab; begin: () => void }[] = [];
  const grant = () => {
    const first = waiting.shift();
    holder = first?.tab;
    first?.begin();
  };
  return {
    async run<T>(tab: Tab, act: () => Promise<T>): Promise<T> {
      if (!tab.isOpen) return never();
      if (holder !== undefined) await new Promise<void>((begin) => void waiting.push({ tab, begin }));
      holder = tab;
      try {
        return await act();
      } finally {
        if (tab.isOpen) grant();
      }
    },
    leave(tab: Tab): void {
      waiting = waiting.filter((other) => other.tab !== tab);
      if (holder === tab) grant();
    },
  };
}
