import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { label } from './Label.css.ts';

export type LabelProps = { look?: keyof typeof label; children: ReactNode; className?: string };

/** A word on a ground of its own: sale, new, sold out. */
export function Label({ look = 'plain', children, className }: LabelProps) {
  return <span className={classNames(label[look], className)}>{children}</span>;
}
