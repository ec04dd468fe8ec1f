import { pictureParts, PriceBlock, type Wanted } from '@etalage/catalog';
import { images } from '@etalage/core/constants';
import { Picture } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useLoaded } from '../connected/useLoaded.ts';
import { loadLazyParts } from '../loading/later.ts';
import { useWords } from '../words/WordsContext.ts';
import { PendingWithRetry, useLazyPart } from './lazyPart.tsx';
import { loadOrder } from './loadOrder.ts';
import * as css from './ProductOptions.css.ts';
import type { OverlayProps } from './registry.ts';
import { useVariantChoice } from './useVariantChoice.ts';

/** The options of a product, to choose a variant and add it to the cart without going to its page (MODAL-09). */
export function ProductOptions({ product: card, close }: OverlayProps<'product-options'>) {
  const { pages } = useRouteContext({ from: '__root__' });
  const { data, ...state } = useLoaded(useCallback(() => loadOrder(pages, card), [pages, card]));
  if (data) return <ProductChoice loaded={data} close={close} />;
  return (
    <div className={css.box}>
      <PendingWithRetry {...state} close={close} />
    </div>
  );
}

const loadForm = async () => (await (await loadLazyParts()).orderOptions()).OrderOptions;

type ProductChoiceProps = { loaded: Awaited<ReturnType<typeof loadOrder>>; close: () => void };

function ProductChoice({ loaded: [product, page], close }: ProductChoiceProps) {
  const { insteadOfOrder, orderProduct, ProductNotes, VariantPicker } = page;
  const words = useWords();
  const { app, cart, visit } = useRouteContext({ from: '__root__' });
  const { shown, show, choose } = useVariantChoice(product);
  const { data: OrderForm, ...form } = useLazyPart(loadForm, ['choices']);
  const box = useRef<HTMLDivElement>(null);
  const look = { messages: words.catalog, notation: app.view.i18n };
  const add = async (wanted: readonly Wanted[]) => {
    const { askForOption } = await loadLazyParts();
    if (shown.openOption) return askForOption(show, shown, words.late('shop'), box.current ?? undefined);
    orderProduct(cart, shown, wanted);
    close();
  };
  return (
    <div ref={box} className={css.box}>
      <div className={css.facts}>
        <Picture
          {...pictureParts(shown.gallery.find(({ kind }) => kind === 'image')?.src)}
          alt={shown.name}
          size={images.cartThumbnail}
        />
        <PriceBlock {...look} price={shown} size="large" />
      </div>
      <VariantPicker product={shown} messages={words.catalog} onChoose={choose} />
      <ProductNotes product={shown} />
      <div className={css.order}>
        {OrderForm ? (
          <OrderForm
            {...look}
            product={shown}
            label={words.addToCart.addToCart}
            instead={insteadOfOrder(shown, visit)}
            onAdd={(wanted) => void add(wanted)}
          />
        ) : (
          <PendingWithRetry {...form} close={close} />
        )}
      </div>
    </div>
  );
}
