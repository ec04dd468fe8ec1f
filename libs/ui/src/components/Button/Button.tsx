import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { button, type ButtonVariants } from './buttonClass.ts';
import { spinner } from './Button.css.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** What it started is under way: pressing again does nothing, and it keeps the focus. */
    isBusy?: boolean;
  };

/** What one presses. `type` is `button` unless told. */
export function Button({ look, size, width, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames(button({ look, size, width }), className)}
    >
      {isBusy && <span className={spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
