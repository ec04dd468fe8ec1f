import { Button } from '@etalage/ui';
import { useId } from 'react';
import { note } from './AddToCartButton.css.ts';

export type AddToCartState = 'ready' | 'adding' | 'checking-stock' | 'sold-out';

/** The words of the button alone, so that a product page need not carry all of the cart's. */
export type AddToCartWords = { addToCart: string; stockCheckInProgress: string; outOfTheStock: string };

export type AddToCartButtonProps = {
  state?: AddToCartState;
  words: AddToCartWords;
  onAdd(): void;
};

/** Puts the chosen product in the cart; while its stock is checked it cannot, and says why (STOCK-11). */
export function AddToCartButton({ state = 'ready', words, onAdd }: AddToCartButtonProps) {
  const noteId = useId();
  const isChecking = state === 'checking-stock';
  return (
    <>
      <Button
        width="full"
        disabled={isChecking || state === 'sold-out'}
        isBusy={state === 'adding'}
        aria-describedby={isChecking ? noteId : undefined}
        onClick={onAdd}
      >
        {state === 'sold-out' ? words.outOfTheStock : words.addToCart}
      </Button>
      {isChecking && (
        <p id={noteId} role="status" className={note}>
          {words.stockCheckInProgress}
        </p>
      )}
    </>
  );
}
