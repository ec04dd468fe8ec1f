import type { SyntheticEvent } from 'react';

declare global {
  /** What asks to be left: by Escape, and on Android by the way back. Not every browser has it. */
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined;
}

/** For `onToggle` of a `<details>` that lies over the page: one who wants it gone does not leave the page with it. */
export function closeOnRequest({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!details.open || !globalThis.CloseWatcher) return;
  const watcher = new globalThis.CloseWatcher();
  watcher.onclose = () => {
    details.open = false;
    details.querySelector('summary')?.focus({ preventScroll: true });
  };
  details.addEventListener('toggle', () => watcher.destroy(), { once: true });
}
