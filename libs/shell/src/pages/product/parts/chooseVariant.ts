import type { ProductDetail } from '@etalage/catalog';
import { openSizeQuery } from '@etalage/catalog/headless';
import type { AnyRouter } from '@tanstack/react-router';
import type { createStore } from 'jotai/vanilla';
import type { Dispatch, SetStateAction } from 'react';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import type { ShopContext } from '../../../router/context.ts';
import { parseSearch } from '../../../router/search.ts';
import type { ShopWords } from '../../../words/shopWords.ts';
import { product } from '../page.ts';
import { noSuchVariant, withChoice } from './withChoice.ts';

/** Long enough for a frame: the router's work would stand before what one looks at. */
const drawn = () => new Promise((done) => void setTimeout(done, 30));

type Page = {
  router: AnyRouter;
  pages: ShopContext['pages'];
  store: ReturnType<typeof createStore>;
  /** With those of the shop loaded. */
  words: ShopWords;
  show: Dispatch<SetStateAction<ProductDetail | undefined>>;
};

/** A value of the option of that code; without a sku no variant has it. */
type ChosenValue = { sku: string | undefined; code: string };

/** What was chosen last in each shop: the address of what was chosen before it need not follow any more. */
const latest = new WeakMap<AnyRouter, ProductDetail>();

/** Shows another variant of a product at once, and lets the address follow. A size that is open stays open until one is chosen. */
export async function chooseVariant(
  { router, pages, store, words, show }: Page,
  shown: ProductDetail,
  { sku, code }: ChosenValue,
): Promise<void> {
  if (sku === undefined) {
    store.set(notifyAtom, noSuchVariant(words.late('shop')));
    return;
  }
  const chosen = withChoice(shown, { sku, code }, words.catalog);
  const { parentSku, slug, sku: childSku } = chosen;
  const search = parseSearch(chosen.openOption === undefined ? '' : openSizeQuery);
  const params = { parentSku, slug, childSku };
  const path: string = product.path;
  const to = { to: path, params, search };
  const page = router.buildLocation({ to: path, params: { parentSku, slug } }).pathname;
  // The dispatcher shows a product at another address.
  const { pathname: here } = router.latestLocation;
  const isHere = (path: string) => path === here || path.startsWith(page);
  const isWanted = () => latest.get(router) === chosen && isHere(router.latestLocation.pathname);
  latest.set(router, chosen);
  show(chosen);
  pages.remember?.(product, { params, search }, chosen);
  await drawn();
  try {
    // Loaded ahead, so that the page that stands is not taken away for its own next state.
    await router.preloadRoute(to);
    if (isWanted()) await router.navigate({ ...to, replace: true, resetScroll: false });
  } finally {
    show((now) => (now === chosen ? undefined : now));
  }
}
