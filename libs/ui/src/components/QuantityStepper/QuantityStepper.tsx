import { useState, type ReactNode } from 'react';
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

/** How many: one less, one more, or typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, max = Infinity, isDisabled = false, labels, onQuantityChange, describedBy } = props;
  const [draft, setDraft] = useState<string>();
  const change = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, min), max);
    if (next !== quantity) onQuantityChange(next);
  };
  const commit = (text: string): void => {
    setDraft(undefined);
    if (text !== String(quantity)) change(boundedQuantity(text, quantity, min, max));
  };
  const steps = { isDisabled, onStep: (by: number) => change(quantity + by) };
  return (
    <span role="group" aria-label={labels.quantity} className={stepper}>
      <Step {...steps} label={labels.decrease} by={-1} isAtEnd={quantity <= min}>
        <MinusIcon size="s" />
      </Step>
      <input
        className={number}
        inputMode="numeric"
        aria-label={labels.quantity}
        aria-describedby={describedBy}
        value={draft ?? quantity}
        disabled={isDisabled}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // A phone's keyboard lies over the page as long as the field has the focus; leaving it commits too.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
          else commit(event.currentTarget.value);
        }}
        onBlur={(event) => commit(event.currentTarget.value)}
      />
      <Step {...steps} label={labels.increase} by={1} isAtEnd={quantity >= max}>
        <PlusIcon size="s" />
      </Step>
    </span>
  );
}

type StepProps = {
  label: string;
  by: number;
  isAtEnd: boolean;
  isDisabled: boolean;
  onStep: (by: number) => void;
  children: ReactNode;
};

/** One less or one more. At its end it keeps the focus, which a disabled button would lose. */
function Step({ label, by, isAtEnd, isDisabled, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      disabled={isDisabled}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onStep(by);
      }}
    >
      {children}
    </IconButton>
  );
}
