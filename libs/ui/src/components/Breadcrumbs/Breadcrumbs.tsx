import { Children, type ReactNode } from 'react';
import { crumb, list } from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** The name of the navigation: 'Kruimelpad'. */
  label: string;
  /** The links from the top on. */
  children: ReactNode;
  /** The page itself, no link. */
  current: string;
};

/** The way from the home page to this one. */
export function Breadcrumbs({ label, children, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {Children.map(children, (link) => (
          <li className={crumb}>{link}</li>
        ))}
        <li className={crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
