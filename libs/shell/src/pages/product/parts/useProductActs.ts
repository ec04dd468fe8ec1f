import { noteAdd } from '@etalage/cart/headless';
import type { ProductDetail, Wanted } from '@etalage/catalog';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useState } from 'react';
import { cartOrders } from '../../../model/cartLine.ts';
import { gate } from '../../../services/later.ts';
import { whenOnline } from '../../../services/whenOnline.ts';
import { asksMore, OrderOptions } from './laterParts.ts';

const reach = () => whenOnline(gate);

/**
 * A product as the shopper has it before them, and what they can do with it: the variant that they chose last shows while
 * its address is on its way. The code behind the acts comes when they reach for it.
 */
export function useProductActs(loaded: ProductDetail) {
  const { cart, pages } = useRouteContext({ from: '__root__' });
  const store = useStore();
  const router = useRouter();
  const [chosen, setChosen] = useState<ProductDetail>();
  const product = chosen?.about === loaded.about ? chosen : loaded;
  return {
    product,
    prepare: () => {
      void cart?.load();
      void reach();
    },
    add: (wanted: readonly Wanted[]) => {
      if (product.openOption) return void reach().then(({ askForOption }) => askForOption(setChosen, product));
      cart?.add(cartOrders(product, wanted), noteAdd);
    },
    choose: async (sku: string | undefined, code: string) => {
      // What orders another variant can be drawn once its code is there.
      if (asksMore(product)) await OrderOptions.preload?.();
      return (await reach()).chooseVariant({ router, pages, store, show: setChosen }, product, { sku, code });
    },
  };
}
