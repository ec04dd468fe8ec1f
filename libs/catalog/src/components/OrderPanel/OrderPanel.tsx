import { Button } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { StockView } from '../../model/views.ts';
import { StockState } from '../StockState/StockState.tsx';
import { aside, grow, panel, row, size as sizeStyle, stickyPanel } from './OrderPanel.css.ts';

export type OrderPanelProps = {
  stock: StockView;
  messages: CatalogMessages;
  /** The words of the button: 'In winkelwagen'. */
  label: string;
  /** The chosen size, for the eye again, on phones, where the panel lies over the choice. */
  size?: string | undefined;
  /** True while a stock check runs: the button is disabled, with the focus that it has, and the text says so (STOCK-11). */
  isChecking?: boolean;
  onAdd: () => void;
  /** What a script in the head needs to order before hydration, as text. */
  early?: string | undefined;
  /** What is ordered costs this: for the eye again, on phones, where the panel lies over the price of the page. */
  price?: ReactNode;
  /** The quantity field. */
  quantity?: ReactNode;
  /** In the place of quantity and button: what one can do about something that is sold out. */
  instead?: ReactNode;
  /** The heart beside the button. */
  wish?: ReactNode;
};

/** Whether it can be had, how many, and the button that orders it. */
export function OrderPanel({
  stock,
  messages,
  label,
  size,
  isChecking = false,
  onAdd,
  early,
  price,
  quantity,
  instead,
  wish,
}: OrderPanelProps) {
  return (
    <div className={instead ? panel : stickyPanel}>
      <div className={row}>
        <StockState stock={stock} messages={messages} isChecking={isChecking} />
        {!instead && (
          <span className={aside} aria-hidden>
            {price}
          </span>
        )}
      </div>
      <div className={row} data-early={early}>
        {instead || (
          <>
            {quantity}
            <Button
              data-act="add-to-cart"
              className={grow}
              disabled={stock.status === 'out_of_stock'}
              isBusy={isChecking}
              onClick={({ detail }) => {
                // Who double-clicks out of habit wants one.
                if (detail < 2) onAdd();
              }}
            >
              {label}
              {size && (
                <small className={sizeStyle} aria-hidden>
                  {size}
                </small>
              )}
            </Button>
          </>
        )}
        {wish}
      </div>
    </div>
  );
}
