import { useEffect, useRef } from 'react';
import * as css from './withdrawal.css.ts';

/** The title of a step, which gets the focus when the step begins: screen readers say where one is. */
export function StepTitle({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={css.step}>
      {children}
    </h2>
  );
}
