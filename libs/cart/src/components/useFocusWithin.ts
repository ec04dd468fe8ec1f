import { useEffect, useRef } from 'react';

/** The button that had the focus goes away when what the form shows (`state`) changes: what takes its place gets the focus. */
export function useFocusWithin(state: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { current: element } = box;
    if (hadFocus.current && document.activeElement === document.body) {
      element?.querySelector<HTMLElement>('summary, button')?.focus();
    }
    const note = () => (hadFocus.current = element?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [state]);
  return box;
}
