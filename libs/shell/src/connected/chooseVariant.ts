import type { ProductDetail } from '@etalage/catalog';
import { openSizeQuery, selectVariant, withOpenSize } from '@etalage/catalog/headless';
import type { AnyRouter } from '@tanstack/react-router';
import type { createStore } from 'jotai/vanilla';
import type { Dispatch, SetStateAction } from 'react';
import { nl } from '../messages/nl.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import type { ShopContext } from '../router/context.ts';
import { parseSearch } from '../router/search.ts';

/** Long enough for a frame: the router's work would stand before what one looks at. */
const drawn = () => new Promise((done) => void setTimeout(done, 30));

type Page = {
  router: AnyRouter;
  pages: ShopContext['pages'];
  store: ReturnType<typeof createStore>;
  show: Dispatch<SetStateAction<ProductDetail | undefined>>;
};

/** A value of the option of that code; without a sku no variant has it. */
type ChosenValue = { sku: string | undefined; code: string };

/** What was chosen last: the address of what was chosen before it need not follow any more. */
let latest: ProductDetail | undefined;

/** Shows another variant of a product at once, and lets the address follow. A size that is open stays open until one is chosen. */
export async function chooseVariant(
  { router, pages, store, show }: Page,
  product: ProductDetail,
  { sku, code }: ChosenValue,
): Promise<void> {
  const { noSuchConfiguration: message, ok: label } = nl;
  if (sku === undefined) {
    store.set(notifyAtom, { type: 'warning', message, action1: { label } });
    return;
  }
  const leavesOpen = (product.openOption ?? code) !== code;
  const chosen = leavesOpen ? withOpenSize(product, sku) : selectVariant(product, sku);
  const { parentSku, slug, sku: childSku } = chosen;
  const search = parseSearch(chosen.openOption === undefined ? '' : openSizeQuery);
  const to = { to: '/p/$parentSku/$slug/$childSku', params: { parentSku, slug, childSku }, search } as const;
  const page = router.buildLocation({ to: '/p/$parentSku/$slug', params: { parentSku, slug } }).pathname;
  const isWanted = () => latest === chosen && router.latestLocation.pathname.startsWith(page);
  latest = chosen;
  show(chosen);
  pages.remember?.(chosen);
  await drawn();
  try {
    // Loaded ahead, so that the page that stands is not taken away for its own next state.
    await router.preloadRoute(to);
    if (isWanted()) await router.navigate({ ...to, replace: true, resetScroll: false });
  } finally {
    show((now) => (now === chosen ? undefined : now));
  }
}
