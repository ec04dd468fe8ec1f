const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Opens a <dialog> over the page when React mounts it: the focus moves in, unless something in it took it already, and
 * goes back where it was when the dialog leaves. The return value is React's cleanup of the ref.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
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
