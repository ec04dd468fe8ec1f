import { useEffect, useRef } from 'react';

/** The place that takes the focus of a row that is gone, as its button went with it. */
export function useKeptFocus(rows: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    // A dialog closes with the same update, maybe after this.
    if (isFewer)
      setTimeout(() => document.activeElement === document.body && place.current?.focus({ preventScroll: true }));
  }, [rows]);
  return place;
}
