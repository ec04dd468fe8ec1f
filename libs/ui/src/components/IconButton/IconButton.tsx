import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its accessible name; with a badge, the count belongs in it. */
  label: string;
};

/** A button that shows only a sign. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={classNames(iconButton, className)} />;
}
