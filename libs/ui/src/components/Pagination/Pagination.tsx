import type { MouseEvent } from 'react';
import { classNames } from '../../classNames.ts';
import { isPlainClick } from '../../isPlainClick.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/firstIcons.tsx';
import { here, list, place, slot, step } from './Pagination.css.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  /** Instead of following the link. */
  onChoose?: ((page: number) => void) | undefined;
};

/** The first, the last and what lies around `page`; a gap of one page is that page, a wider one is `undefined`. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(near)].flatMap((number, index, shown) => {
    const gap = number - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return [gap === 1 ? number - 1 : undefined, number];
  });
}

/** The pages of a list, as links. With one page there is nothing to choose, so nothing shows. */
export function Pagination({ page, pages, hrefOf, labels, onChoose }: PaginationProps) {
  if (pages < 2) return null;
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    onClick: (event: MouseEvent) => {
      if (onChoose === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onChoose(number);
    },
  });
  return (
    <nav aria-label={labels.navigation}>
      <ul className={list}>
        <li className={slot}>
          {page > 1 && (
            <a {...linkTo(page - 1)} rel="prev" aria-label={labels.previous} className={classNames(place, step)}>
              <ChevronLeftIcon size="s" />
            </a>
          )}
        </li>
        {pagesAround(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`} className={slot}>
            {number === undefined ? (
              <span className={place}>…</span>
            ) : (
              <a
                {...linkTo(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(place, number === page ? here : step)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li className={slot}>
          {page < pages && (
            <a {...linkTo(page + 1)} rel="next" aria-label={labels.next} className={classNames(place, step)}>
              <ChevronRightIcon size="s" />
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}
