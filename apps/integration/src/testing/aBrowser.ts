import {
  addToCartAtom,
  cartPortsAtom,
  connectCart,
  createCartApi,
  createCartStorage,
  linesAtom,
  nl,
  noticeText,
  syncTotalsAtom,
  totalsAtom,
  type CartNotice,
  type NewLine,
} from '@etalage/cart/headless';
import { checkoutPortsAtom, createCheckoutApi, createCheckoutStorage } from '@etalage/checkout/headless';
import { createCatalogApi, detailNl, type ProductDetail } from '@etalage/catalog/headless';
import {
  createEventBus,
  createHttp,
  createStorage,
  completeView,
  type StoreSettings,
  type StoreView,
} from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import type { Clock } from '../../../backend/src/clock.ts';

type Backend = { fetch: typeof globalThis.fetch; clock: Clock };

/** The local storage of a browser: what one tab writes, the others hear of. */
function sharedStorage() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const tell = (own: EventTarget, key: string) => {
    for (const tab of tabs) if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return {
    kept,
    openTab: (page: EventTarget) => {
      tabs.push(page);
      return createStorage({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          kept.set(key, value);
          tell(page, key);
        },
        removeItem: (key) => void kept.delete(key),
      });
    },
  };
}

/** A browser of one shopper in one store view, with as many tabs as a test opens. */
export function aBrowser(settings: StoreSettings, { fetch, clock }: Backend) {
  const storage = sharedStorage();
  const view = completeView(settings);
  const openTab = () => aTab(view, { fetch, clock }, storage);
  return { openTab, kept: storage.kept };
}

/** One tab: the models over a jotai store of its own, connected as the shell connects them. */
function aTab(view: StoreView, { fetch, clock }: Backend, shared: ReturnType<typeof sharedStorage>) {
  const { storeCode, endpoints } = view;
  const page = new EventTarget();
  const storage = shared.openTab(page);
  const http = createHttp({ storeCode, baseUrl: 'http://backend.test', fetch });
  const [store, events] = [createStore(), createEventBus()];
  const api = createCartApi(http, { cart: endpoints.cart ?? '', cartExtend: endpoints.cartExtend ?? '' });
  const now = () => clock.now();
  store.set(cartPortsAtom, { api, storage: createCartStorage(storage), events, now });
  const orders = { order: endpoints.order ?? '', checkout: endpoints.checkout ?? '', payment: endpoints.payment ?? '' };
  const checkout = createCheckoutApi(http, orders);
  store.set(checkoutPortsAtom, { api: checkout, storage: createCheckoutStorage(storage), events, storeCode, now });
  const catalog = createCatalogApi(http, view, { words: detailNl, now });
  connectCart(store, page);
  return {
    store,
    events,
    page,
    api,
    checkout,
    catalog,
    ...cartOf(store, events, api),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
}

/** A product as a shop hands it to the cart: the current variant with what was chosen. */
function lineOf({ sku, parentSku, slug, name, type, price = 0, stock, options }: ProductDetail): NewLine {
  const chosen = options.flatMap(({ id, label, values }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ id, label, value })),
  );
  const configurable_item_options = chosen.map(({ id, value }) => ({ option_id: id, option_value: value.id }));
  return {
    ...{ sku, parentSku, slug, name, type, price, tiers: [] },
    options: chosen.map(({ label, value }) => ({ label, value: value.label })),
    stock: { is_in_stock: stock.status !== 'out_of_stock' },
    ...(chosen.length === 0 ? {} : { option: { extension_attributes: { configurable_item_options } } }),
  };
}

type Api = ReturnType<typeof createCartApi>;

/** What a test says and asks of a tab's cart. */
function cartOf(store: ReturnType<typeof createStore>, events: ReturnType<typeof createEventBus>, api: Api) {
  const notices: string[] = [];
  const note = ({ notice }: { notice: CartNotice }) => void notices.push(noticeText(notice, nl));
  events.on('cart/added', note);
  events.on('cart/updated', note);
  events.on('cart/refused', note);
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  const atServer = async (cartId: string | undefined) =>
    cartId === undefined ? [] : (await api.pull(cartId)).map(({ sku, qty }) => [sku, qty]);
  const add = (product: ProductDetail, quantity = 1) => store.set(addToCartAtom, lineOf(product), quantity);
  const total = async () => {
    await store.set(syncTotalsAtom);
    return store.get(totalsAtom)?.total;
  };
  return { notices, shown, atServer, add, total };
}
