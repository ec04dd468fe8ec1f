import { Button } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { StockView } from '../../model/views.ts';
import { StockState } from '../StockState/StockState.tsx';
import { grow, panel, row } from './OrderPanel.css.ts';

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
  /** The heart beside the button. */
  wish?: ReactNode;
};

/** Whether it can be had, how many, and the button that orders it. */
export function OrderPanel({ stock, messages, label, isChecking = false, onAdd, quantity, wish }: OrderPanelProps) {
  return (
    <div className={panel}>
      <StockState stock={stock} messages={messages} isChecking={isChecking} />
      <div className={row}>
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
        {wish}
      </div>
    </div>
  );
}
