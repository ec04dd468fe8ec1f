import { useId, type ReactNode } from 'react';
import { focusOn } from '../focusOn.ts';
import { answer as answerStyle, change, content, heading, opener, section } from '../checkout.css.ts';

export type CheckoutSectionProps = {
  title: string;
  /** `closed` sections before it are not complete yet; a `done` one can be reopened (CHK-02). */
  state: 'open' | 'done' | 'enterable' | 'closed';
  changeLabel: string;
  /** What a `done` section was answered with, in a line. */
  answer?: string | undefined;
  /** Whether the shopper has moved here: then the focus comes along. */
  arrival?: 'loaded' | 'moved';
  onEnter(): void;
  children: ReactNode;
};

/** One section of the checkout: a heading that opens it, and what it asks. */
export function CheckoutSection({
  title,
  state,
  changeLabel,
  answer,
  arrival,
  onEnter,
  children,
}: CheckoutSectionProps) {
  const contentId = useId();
  const isOpen = state === 'open';
  return (
    <section className={section} aria-label={title}>
      <h2 className={heading}>
        <button
          type="button"
          className={opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          disabled={state === 'closed'}
          onClick={onEnter}
        >
          {title}
          {state === 'done' && <span className={change}>{changeLabel}</span>}
        </button>
      </h2>
      {state === 'done' && answer && <p className={answerStyle}>{answer}</p>}
      {isOpen && (
        <div id={contentId} className={content} tabIndex={-1} ref={arrival === 'moved' ? focusOn : undefined}>
          {children}
        </div>
      )}
    </section>
  );
}
