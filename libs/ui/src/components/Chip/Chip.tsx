import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { CloseIcon } from '../Icon/firstIcons.tsx';
import { chip, chips } from './Chip.css.ts';

/** A row of chips under a name: the chosen filters, recent searches. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={chips}>
      {children}
    </div>
  );
}

/** A small choice that can be pressed. */
export function Chip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(chip, className)} />;
}

/** A choice that was made, and goes when pressed; `label` says so: 'Verwijder filter blauw'. */
export function RemovableChip({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <Chip {...rest} aria-label={label}>
      {children}
      <CloseIcon size="s" />
    </Chip>
  );
}
