import { badge } from './Badge.css.ts';

/** The count on an icon button; the button's label says it in words. Pops when the count changes, absent at 0. */
export function Badge({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <span key={count} className={badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
