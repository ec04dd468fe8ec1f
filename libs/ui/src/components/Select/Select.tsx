import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { control } from '../Field/Control.css.ts';
import { ChevronDownIcon } from '../Icon/firstIcons.tsx';
import { box, chevron, select } from './Select.css.ts';

/** A native choice list in the store's box. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={box}>
      <select {...rest} className={classNames(control, select, className)} />
      <ChevronDownIcon size="s" className={chevron} />
    </span>
  );
}
