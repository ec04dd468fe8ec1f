import { Children, useCallback, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { hasModifier } from '../../hasModifier.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/firstIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ends, frame, head, item, strip as stripStyle, title as titleStyle } from './Carousel.css.ts';

export type CarouselProps = {
  /** Its name; shown over it with `title`. */
  label: string;
  title?: ReactNode;
  labels: { previous: string; next: string };
  /** `cards` shows several and moves by what fits, `single` one at a time. */
  look?: keyof typeof item;
  /** Which comes into view first, from 0. */
  startsAt?: number;
  /** The one that is in view now. */
  onShow?: (index: number) => void;
  /** The strip, for who moves it from outside by `showItem`. */
  strip?: RefObject<HTMLUListElement | null>;
  children: ReactNode;
};

type Ends = { isAtStart: boolean; isAtEnd: boolean };

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends => ({
  isAtStart: scrollLeft < 2,
  isAtEnd: scrollLeft + clientWidth > scrollWidth - 2,
});

/** What to keep of what was known before, for `setAt`: nothing new when nothing changed, or nothing is laid out. */
const measured = (node: HTMLElement) => (was: Ends) => {
  if (node.clientWidth === 0) return was;
  const now = endsOf(node);
  return now.isAtStart === was.isAtStart && now.isAtEnd === was.isAtEnd ? was : now;
};

/** Which child stands nearest to the start of the strip. */
function indexInView(list: HTMLElement): number {
  const distances = [...list.children].map((child) =>
    child instanceof HTMLElement ? Math.abs(child.offsetLeft - list.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

/** Brings one into view; where motion is unwelcome, at once (its CSS says so). */
export function showItem(list: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const child = list.children[index];
  if (child instanceof HTMLElement) list.scrollTo({ left: child.offsetLeft, behavior });
}

/** A strip that snaps: swiped, scrolled, by arrow keys and by its buttons. Without scripts it scrolls all the same. */
export function Carousel({
  label,
  title,
  labels,
  look = 'cards',
  startsAt = 0,
  onShow,
  strip,
  children,
}: CarouselProps) {
  const own = useRef<HTMLUListElement>(null);
  const list = strip ?? own;
  const [at, setAt] = useState<Ends>({ isAtStart: startsAt === 0, isAtEnd: false });
  const mount = useCallback(
    (node: HTMLUListElement | null) => {
      list.current = node;
      if (node === null) return undefined;
      if (startsAt > 0) requestAnimationFrame(() => showItem(node, startsAt, 'instant'));
      const measure = () => setAt(measured(node));
      const sizes = new ResizeObserver(measure);
      sizes.observe(node);
      // Added or removed items do not resize the strip.
      const items = new MutationObserver(measure);
      items.observe(node, { childList: true });
      return () => {
        sizes.disconnect();
        items.disconnect();
        list.current = null;
      };
    },
    [list, startsAt],
  );
  const follow = (node: HTMLElement): void => {
    setAt(measured(node));
    onShow?.(indexInView(node));
  };
  const turn = (direction: 1 | -1): void => {
    const { current } = list;
    if (current === null) return;
    if (look === 'single') showItem(current, indexInView(current) + direction);
    else current.scrollBy({ left: direction * current.clientWidth * 0.9 });
  };
  const press = (event: KeyboardEvent): void => {
    if (hasModifier(event) || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <section aria-label={label} className={frame}>
      <div className={head}>
        {title !== undefined && <h2 className={titleStyle}>{title}</h2>}
        <span className={ends}>
          <IconButton label={labels.previous} aria-disabled={at.isAtStart || undefined} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={labels.next} aria-disabled={at.isAtEnd || undefined} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </span>
      </div>
      <ul
        ref={mount}
        className={stripStyle}
        aria-label={label}
        tabIndex={0}
        onScroll={(event) => follow(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.target === event.currentTarget) press(event);
        }}
      >
        {Children.map(children, (child) => (
          <li className={item[look]}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
