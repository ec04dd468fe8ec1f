import {
  addToCartAtom,
  cartPortsAtom,
  connectCart,
  createCartApi,
  createCartStorage,
  nl as cartWords,
  noticeText,
  tabLock,
  type CartNotice,
  type NewLine,
} from '@etalage/cart/headless';
import type { Chosen, GroupMember, ProductDetail, Wanted } from '@etalage/catalog/headless';
import { browserStorage, createHttp, createTaskQueue, type EventBus, type StoreView } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { linkTo } from '../links.ts';
import { notifyAtom } from '../model/visitAtoms.ts';

type Store = ReturnType<typeof createStore>;

/** Gives the cart of a visit its API and storage, reads what is stored, and words what happens to it. */
export function connect({ store, view, events }: { store: Store; view: StoreView; events: EventBus }): void {
  const { endpoints, storeCode, features } = view;
  const http = createHttp({ storeCode, baseUrl: location.origin });
  store.set(cartPortsAtom, {
    api: createCartApi(http, { cart: endpoints.cart ?? '', cartExtend: endpoints.cartExtend ?? '' }),
    storage: createCartStorage(browserStorage()),
    countType: features.cartCount,
    events,
    queue: createTaskQueue(),
    lock: tabLock,
    now: Date.now,
  });
  showNotices(store, events);
  connectCart(store, window);
}

function showNotices(store: Store, events: EventBus): void {
  const action1 = { label: cartWords.ok };
  const checkout = { label: cartWords.proceedToCheckout, href: linkTo('checkout') };
  const toNotification = (notice: CartNotice) => ({
    type: notice.type,
    message: noticeText(notice, cartWords),
    action1,
  });
  const show = ({ notice }: { notice: CartNotice }) => store.set(notifyAtom, toNotification(notice));
  events.on('cart/added', ({ notice }) => store.set(notifyAtom, { ...toNotification(notice), action2: checkout }));
  events.on('cart/updated', show);
  events.on('cart/refused', show);
}

/** Adds pieces of the variant that the page shows with what was chosen, or of members of a set; the badge shows them at once. */
export async function addProduct(store: Store, product: ProductDetail, wanted: readonly Wanted[]): Promise<void> {
  await Promise.all(wanted.map((each) => store.set(addToCartAtom, lineFor(product, each), each.quantity)));
}

/** What is wanted of a product as the cart takes it. */
export const lineFor = (product: ProductDetail, { member, chosen }: Omit<Wanted, 'quantity'>): NewLine =>
  member ? memberLine(member) : lineOf(product, chosen);

/** A product as the cart takes it: the current variant with what was chosen, as the shopper reads it. */
export function lineOf(product: ProductDetail, wish?: Chosen): NewLine {
  const { sku, parentSku, slug, name, type, originalPrice, gallery, stock, errors, tiers = [] } = product;
  const own = product.price ?? 0;
  const price = wish?.price ?? own;
  const chosen = product.options.flatMap(({ id, label, values }) => {
    const value = values.find(({ isChosen }) => isChosen);
    return value === undefined ? [] : [{ id, label, value }];
  });
  const wire = { ...(chosen.length === 0 ? {} : { configurable_item_options: chosen.map(optionOf) }), ...wish?.option };
  const image = gallery.find(({ kind }) => kind === 'image')?.src;
  return {
    sku,
    parentSku,
    slug,
    name,
    type,
    price,
    // A bundle costs what its parts do; anything else more for its own options, at whatever tier.
    tiers: product.bundle ? [] : lineTiers(tiers, price - own),
    errors,
    options: [...chosen.map(({ label, value }) => ({ label, value: value.label })), ...(wish?.labels ?? [])],
    ...(image === undefined ? {} : { image }),
    ...(originalPrice === undefined ? {} : { originalPrice: originalPrice + price - own }),
    ...(stock.status === 'volatile' ? {} : { stock: { is_in_stock: stock.status === 'ok' } }),
    ...(Object.keys(wire).length === 0 ? {} : { option: { extension_attributes: wire } }),
  };
}

/** A product of a set as a line of its own (PROD-08). */
const memberLine = ({
  sku,
  parentSku,
  slug,
  name,
  type,
  price = 0,
  originalPrice,
  image,
  stock,
  tiers = [],
}: GroupMember): NewLine => ({
  sku,
  parentSku,
  slug,
  name,
  type,
  price,
  tiers: lineTiers(tiers),
  options: [],
  ...(image === undefined ? {} : { image }),
  ...(originalPrice === undefined ? {} : { originalPrice }),
  ...(stock?.status === 'volatile' ? {} : { stock: { is_in_stock: stock?.status !== 'out_of_stock' } }),
});

const lineTiers = (tiers: NonNullable<ProductDetail['tiers']>, surcharge = 0) =>
  tiers.map(({ quantity, price }) => ({ quantity, price: price + surcharge }));

const optionOf = ({ id, label, value }: { id: string; label: string; value: { id: string; label: string } }) => ({
  option_id: id,
  option_value: value.id,
  label,
  value: value.label,
});
