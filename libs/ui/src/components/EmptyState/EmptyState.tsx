import type { ReactNode } from 'react';
import { empty, text, title as titleStyle } from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** An icon, large. */
  sign?: ReactNode;
  title: string;
  /** What one may do instead. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** What stands where there is nothing yet, with a way on. */
export function EmptyState({ sign, title, children, actions }: EmptyStateProps) {
  return (
    <div className={empty}>
      {sign}
      <h2 className={titleStyle}>{title}</h2>
      {children !== undefined && <div className={text}>{children}</div>}
      {actions}
    </div>
  );
}
