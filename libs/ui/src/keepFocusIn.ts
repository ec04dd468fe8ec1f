const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** Focus trap for a `keydown`: keeps Tab within a box. After the last stop comes the first, before the first the last. */
export function keepFocusIn(box: HTMLElement, event: KeyPress): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const [first, last] = [stops.at(0), stops.at(-1)];
  const active = document.activeElement;
  const isAtEnd = event.shiftKey ? active === first || active === box : active === last;
  const next = event.shiftKey ? last : first;
  if (!isAtEnd || !next) return;
  event.preventDefault();
  next.focus();
}

const isStop = (node: HTMLElement): boolean =>
  node.getAttribute('tabindex') !== '-1' && node.checkVisibility({ visibilityProperty: true });
