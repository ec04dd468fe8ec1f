import * as css from './withdrawal.css.ts';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The title of a step, which gets the focus when the step begins: screen readers say where one is. */
export function StepTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} ref={focus} tabIndex={-1} className={css.step}>
      {children}
    </h2>
  );
}
