import { Button } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { StockView } from '../../model/views.ts';
import { StockState } from '../StockState/StockState.tsx';
import { grow, panel, row, stickyPanel } from './OrderPanel.css.ts';

export type OrderPanelProps = {
  stock: StockView;
  messages: CatalogMessages;
  /** The words of the button: 'In winkelwagen'. */
  label: string;
  /** True while a stock check runs: the button waits, and the text says so (STOCK-11). */
  isChecking?: boolean;
  onAdd: () => void;
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
  isChecking = false,
  onAdd,
  quantity,
  instead,
  wish,
}: OrderPanelProps) {
  return (
    <div className={instead ? panel : stickyPanel}>
      <StockState stock={stock} messages={messages} isChecking={isChecking} />
      <div className={row}>
        {instead || (
          <>
            {quantity}
            <Button
              data-act="add-to-cart"
              className={grow}
              disabled={isChecking || stock.status === 'out_of_stock'}
              onClick={({ detail }) => {
                // Who double-clicks out of habit wants one.
                if (detail < 2) onAdd();
              }}
            >
              {label}
            </Button>
          </>
        )}
        {wish}
      </div>
    </div>
  );
}
