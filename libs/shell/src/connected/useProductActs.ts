import { storedCountAtom } from '@etalage/cart/headless';
import type { ProductDetail, Wanted } from '@etalage/catalog';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { frameNl } from '../messages/frame.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { gate } from '../services/later.ts';
import { whenOnline } from '../services/whenOnline.ts';

const reach = () => whenOnline(gate);

/** What a shopper can do on a product's page. The code behind it comes when they reach for it. */
export function useProductActs(product: ProductDetail) {
  const { app, cart, pages } = useRouteContext({ from: '__root__' });
  const raiseCount = useSetAtom(storedCountAtom);
  const notify = useSetAtom(notifyAtom);
  const router = useRouter();
  return {
    prepare: () => {
      void cart?.load();
      void reach();
    },
    add: (wanted: readonly Wanted[]) => {
      // Whether an add makes a new line, only the cart's code knows.
      if (app.view.features.cartCount !== 'items')
        raiseCount((count) => wanted.reduce((sum, { quantity }) => sum + quantity, count));
      void cart?.load().then(({ addProduct }) => addProduct(product, wanted));
    },
    choose: async (sku: string | undefined) => {
      if (sku === undefined)
        return notify({ type: 'warning', message: frameNl.noSuchConfiguration, action1: { label: frameNl.ok } });
      const { parentSku, slug } = product;
      const to = { to: '/p/$parentSku/$slug/$childSku', params: { parentSku, slug, childSku: sku } } as const;
      pages.remember?.((await reach()).selectVariant(product, sku));
      // Loaded ahead, so that the page that stands is not taken away for its own next state.
      await router.preloadRoute(to);
      await router.navigate({ ...to, replace: true, resetScroll: false });
    },
  };
}
