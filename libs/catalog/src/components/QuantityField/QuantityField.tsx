import { QuantityStepper } from '@etalage/ui';
import { useId, useState } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { field, limit } from './QuantityField.css.ts';

export type QuantityFieldProps = {
  quantity: number;
  min?: number;
  /** The most there is; Infinity when it is not known. */
  max: number;
  isDisabled?: boolean;
  /** Of what, where there are several. */
  name?: string;
  messages: CatalogMessages;
  onQuantityChange: (quantity: number) => void;
};

/** How many to order; asking for more than there is gives what there is, and says so (STOCK-10). */
export function QuantityField({ quantity, max, name, messages, onQuantityChange, ...rest }: QuantityFieldProps) {
  // The maximum at the last refusal. The message goes when the maximum changes.
  const [refusedAt, setRefusedAt] = useState<number>();
  const id = useId();
  const named = (label: string) => (name === undefined ? label : `${label} ${name}`);
  const change = (asked: number) => {
    setRefusedAt(asked > max ? max : undefined);
    onQuantityChange(Math.min(asked, max));
  };
  return (
    <div className={field}>
      <QuantityStepper
        {...rest}
        quantity={quantity}
        labels={{ quantity: named(messages.quantity), decrease: named(messages.fewer), increase: named(messages.more) }}
        onQuantityChange={change}
        describedBy={id}
      />
      <p id={id} role="status" className={limit}>
        {refusedAt === max && messages.onlyAvailable(max)}
      </p>
    </div>
  );
}
