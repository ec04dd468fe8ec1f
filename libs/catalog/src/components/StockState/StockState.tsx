import { classNames } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { StockView } from '../../model/views.ts';
import { text, tones } from './StockState.css.ts';

export type StockStateProps = {
  stock: StockView;
  messages: CatalogMessages;
  /** A card says only what is out of the ordinary. */
  show?: 'always' | 'exceptions';
  /** True while a stock check runs (STOCK-11). */
  isChecking?: boolean;
};

type Sentence = { words: string; tone: keyof typeof tones } | undefined;

function sentence({ stock, messages, show, isChecking }: StockStateProps): Sentence {
  if (isChecking) return { words: messages.stockCheck, tone: 'busy' };
  if (stock.status === 'out_of_stock') return { words: messages.outOfStock, tone: 'out' };
  if (stock.remaining !== undefined) return { words: messages.stockLeft(stock.remaining), tone: 'few' };
  return stock.status === 'ok' && show !== 'exceptions' ? { words: messages.inStock, tone: 'ok' } : undefined;
}

/** Whether a product can be had, and how many when few are left (STOCK-07, STOCK-08). */
export function StockState(props: StockStateProps) {
  const said = sentence(props);
  if (!said) return null;
  return (
    <p className={classNames(text, tones[said.tone])} role={props.show === 'exceptions' ? undefined : 'status'}>
      {said.words}
    </p>
  );
}
