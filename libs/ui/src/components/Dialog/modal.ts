const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Makes what scrolls a stop for the keyboard, or no key could scroll it where it holds nothing else to focus; whether it
 * does is asked whenever its size changes. The return value is React's cleanup of the ref.
 */
export function letScroll(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/**
 * Opens a <dialog> over the page when React mounts it: the focus moves in, unless something in it took it already, and
 * goes back where it was when the dialog leaves. The return value is React's cleanup of the ref.
 */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  if (!dialog.contains(document.activeElement)) dialog.focus();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Keeps Tab within the dialog: after the last comes the first. Answers where the focus goes, if it is not the next. */
export function wrappedFocus(dialog: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const active = document.activeElement;
  if (isBackward && (active === first || active === dialog)) return last;
  return !isBackward && active === last ? first : undefined;
}
