import { useEffect, useRef, useState } from 'react';

/** Submits a form again once what held it back is over, so that a press during a check is not lost (CHK-06). */
export function useHeldSubmit(isHeld: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isHeld || !isWaiting) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [isHeld, isWaiting]);
  return { form, isWaiting, setWaiting };
}
