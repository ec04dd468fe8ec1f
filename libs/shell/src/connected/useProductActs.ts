import { storedCountAtom } from '@etalage/cart/headless';
import type { ProductDetail } from '@etalage/catalog';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { frameNl } from '../messages/frame.ts';
import { notifyAtom } from '../model/visitAtoms.ts';

/** What a shopper can do on a product's page. The code behind it comes when they reach for it. */
export function useProductActs(product: ProductDetail) {
  const { cart, services } = useRouteContext({ from: '__root__' });
  const raiseCount = useSetAtom(storedCountAtom);
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  return {
    prepare: () => {
      void cart?.load();
      void services();
    },
    add: (quantity: number) => {
      raiseCount((count) => count + quantity);
      void cart?.load().then(({ addProduct }) => addProduct(product, quantity));
    },
    choose: async (sku: string | undefined) => {
      if (sku === undefined)
        return notify({ type: 'warning', message: frameNl.noSuchConfiguration, actions: [{ label: frameNl.ok }] });
      (await services()).remember(product);
      const { parentSku, slug } = product;
      await navigate({
        to: '/p/$parentSku/$slug/$childSku',
        params: { parentSku, slug, childSku: sku },
        replace: true,
        resetScroll: false,
      });
    },
  };
}
