import { cartEditModeAtom, editLineAtom, type CartLine } from '@etalage/cart';
import { isColour, PriceBlock, pictureParts, type ProductDetail } from '@etalage/catalog';
import { images, variantAttributes } from '@etalage/core/constants';
import { Button, Picture } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../connected/useLoaded.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';
import { PendingWithRetry } from './lazyPart.tsx';
import { loadOrder } from './loadOrder.ts';
import * as css from './ProductOptions.css.ts';
import type { OverlayProps } from './registry.ts';
import { useVariantChoice } from './useVariantChoice.ts';

/** Edits a line of the cart: colour, size and quantity, on the page where the cart is (CART-17, CART-20). */
export function EditLine({ line, close }: OverlayProps<'edit-line'>) {
  const { pages } = useRouteContext({ from: '__root__' });
  const { data, ...state } = useLoaded(useCallback(() => loadOrder(pages, addressOf(line)), [pages, line]));
  if (data) return <LineChoice line={line} loaded={data} close={close} />;
  return (
    <div className={css.box}>
      <PendingWithRetry {...state} close={close} />
    </div>
  );
}

/** The page of the product that the line is a variant of. */
const addressOf = ({ sku, parentSku = sku, slug = '' }: CartLine) => ({ type: 'configurable', sku, parentSku, slug });

type LineChoiceProps = { line: CartLine; loaded: Awaited<ReturnType<typeof loadOrder>>; close: () => void };

function LineChoice({ line, loaded: [product, page], close }: LineChoiceProps) {
  const { lineOf, ProductNotes, QuantityField, StockState, VariantPicker } = page;
  const words = useWords();
  const cartWords = useLateWords('cart');
  const { app } = useRouteContext({ from: '__root__' });
  const edit = useSetAtom(editLineAtom);
  const { shown, choose } = useVariantChoice(product);
  const [wanted, setWanted] = useState(line.quantity);
  const max = shown.stock.remaining ?? Infinity;
  const quantity = Math.min(wanted, max);
  useEditMode(shown, quantity);
  const look = { messages: words.catalog, notation: app.view.i18n };
  const isSoldOut = shown.stock.status === 'out_of_stock';
  const save = () => {
    void edit(line, lineOf(shown), quantity);
    close();
  };
  return (
    <div className={css.box}>
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
      <StockState stock={shown.stock} messages={words.catalog} />
      <QuantityField
        key={shown.sku}
        quantity={quantity}
        max={max}
        messages={words.catalog}
        onQuantityChange={setWanted}
      />
      <Button width="full" disabled={isSoldOut} onClick={save}>
        {cartWords.save}
      </Button>
    </div>
  );
}

/** What is chosen stands in the cart's state for as long as the line is edited (CART-19). */
function useEditMode({ id, options }: ProductDetail, qty: number): void {
  const setMode = useSetAtom(cartEditModeAtom);
  useEffect(() => {
    const chosen = options.flatMap(({ code, isSize, values }): [string, string][] => {
      const value = values.find(({ isChosen }) => isChosen);
      return value === undefined ? [] : [[typeOf(code, isSize), value.id]];
    });
    setMode({ productId: id, qty, selectedOptions: Object.fromEntries<string>(chosen) });
  }, [id, options, qty, setMode]);
  useEffect(() => () => setMode(null), [setMode]);
}

function typeOf(code: string, isSize = false): string {
  if (isSize || code === variantAttributes.size) return 'size';
  return isColour(code) ? 'colour' : code;
}
