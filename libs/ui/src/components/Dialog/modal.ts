import { keepFocusIn } from '../../keepFocusIn.ts';

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
 * Opens the <dialog> around its head when React mounts that: the focus moves in, unless something in it takes it, and
 * goes back where it was when the dialog leaves. React gives the focus to a child with `autoFocus` as it mounts it, and
 * it mounts the head before: the dialog is open by then. The return value is React's cleanup of the ref.
 */
export function openModal(head: HTMLElement | null): (() => void) | undefined {
  const dialog = head?.closest('dialog');
  if (!dialog) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  if (!dialog.contains(document.activeElement)) dialog.focus();
  // Not by React: what lies over the page may be drawn into the dialog from elsewhere.
  dialog.addEventListener('keydown', (event) => keepFocusIn(dialog, event));
  return () => {
    dialog.close();
    giveBack(before);
  };
}

/** To where the focus was. An entry of a menu is hidden by now: then to the button that opened the menu. */
function giveBack(before: Element | null): void {
  if (!(before instanceof HTMLElement)) return;
  before.focus({ preventScroll: true });
  const menu = before.closest('[popover]')?.id;
  if (document.activeElement === before || !menu) return;
  document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`)?.focus({ preventScroll: true });
}
