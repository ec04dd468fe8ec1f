import type { KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../Icon/firstIcons.tsx';
import { number, stepper } from './QuantityStepper.css.ts';

export type QuantityStepperProps = {
  quantity: number;
  min?: number;
  max?: number | undefined;
  isDisabled?: boolean;
  labels: { quantity: string; decrease: string; increase: string };
  /** With a whole number from `min` to `max`, never with the quantity it already has. */
  onQuantityChange: (quantity: number) => void;
  /** The message that belongs to it, by id. */
  describedBy?: string;
};

/** A typed quantity, within bounds; what is no whole number stays as it was. */
export function boundedQuantity(text: string, current: number, min: number, max: number): number {
  if (!/^\d+$/.test(text.trim())) return current;
  return Math.min(Math.max(Number(text), min), max);
}

const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
};

/** How many: one less, one more, or typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, max = Infinity, isDisabled = false, labels, onQuantityChange, describedBy } = props;
  const change = (next: number): void => {
    if (next !== quantity) onQuantityChange(next);
  };
  return (
    <span role="group" aria-label={labels.quantity} className={stepper}>
      <IconButton label={labels.decrease} disabled={isDisabled || quantity <= min} onClick={() => change(quantity - 1)}>
        <MinusIcon size="s" />
      </IconButton>
      <input
        key={quantity}
        className={number}
        inputMode="numeric"
        aria-label={labels.quantity}
        aria-describedby={describedBy}
        defaultValue={quantity}
        disabled={isDisabled}
        onKeyDown={commitOnEnter}
        onBlur={(event) => {
          const next = boundedQuantity(event.currentTarget.value, quantity, min, max);
          event.currentTarget.value = String(next);
          change(next);
        }}
      />
      <IconButton label={labels.increase} disabled={isDisabled || quantity >= max} onClick={() => change(quantity + 1)}>
        <PlusIcon size="s" />
      </IconButton>
    </span>
  );
}
