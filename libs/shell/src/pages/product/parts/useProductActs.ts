import type { ProductDetail, Wanted } from '@etalage/catalog';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { loadLazyParts } from '../../../loading/later.ts';
import { loadOnline } from '../../../loading/whenOnline.ts';
import type { ShopWords } from '../../../words/shopWords.ts';
import { useWords } from '../../../words/WordsContext.ts';
import { asksMore, OrderOptions } from './laterParts.ts';
import { orderProduct } from './orderProduct.ts';

/** Loads the code of the acts, and their words. */
const reach = (words: ShopWords) =>
  loadOnline(async () => {
    const [acts] = await Promise.all([loadLazyParts(), words.load('shop')]);
    return acts;
  });

/**
 * A product as the shopper has it before them, and what they can do with it: the variant that they chose last shows while
 * its address is on its way. The code behind the acts comes when they reach for it.
 */
export function useProductActs(loaded: ProductDetail) {
  const { cart, pages, visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  const words = useWords();
  const router = useRouter();
  const [chosen, setChosen] = useState<ProductDetail>();
  const product = chosen?.about === loaded.about ? chosen : loaded;
  /** The last choice of a variant and the product it was made on; it is drawn once its code has loaded. */
  const choice = useRef<{ of: ProductDetail; made: Promise<ProductDetail> }>(undefined);
  const order = async (ordered: ProductDetail, wanted: readonly Wanted[]) => {
    if (!ordered.openOption) return orderProduct(cart, ordered, wanted);
    (await reach(words)).askForOption(setChosen, ordered, words.late('shop'));
  };
  return {
    product,
    prepare: () => {
      void cart?.load();
      void reach(words);
    },
    add: (wanted: readonly Wanted[]) => {
      if (choice.current?.of !== product) return void order(product, wanted);
      void choice.current.made.then((made) => order(made, wanted));
    },
    choose: async (sku: string | undefined, code: string) => {
      const made = reach(words).then(({ withChoice }) =>
        sku === undefined ? product : withChoice(product, { sku, code }, words.catalog),
      );
      choice.current = { of: product, made };
      // What orders another variant can be drawn once its code is there.
      if (asksMore(product)) await OrderOptions.preload(words);
      const { chooseVariant } = await reach(words);
      return chooseVariant({ router, pages, store, words, show: setChosen }, product, { sku, code });
    },
  };
}
