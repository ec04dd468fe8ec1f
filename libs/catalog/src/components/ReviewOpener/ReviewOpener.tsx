import { button, classNames } from '@etalage/ui';
import { useState, type ReactNode } from 'react';
import type { ProductReviewMessages } from '../../messages/productReviewsNl.ts';
import { collapsible, opener } from './ReviewOpener.css.ts';

type ReviewOpenerProps = {
  messages: Pick<ProductReviewMessages, 'write'>;
  /** The form; it is drawn from the first opening on, so that what was written outlives a closing. */
  children: ReactNode;
};

/** Asks whether a customer wants to write a review. */
export function ReviewOpener({ messages, children }: ReviewOpenerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={collapsible} onToggle={() => setWasOpened(true)}>
      <summary className={classNames(button({ look: 'quiet' }), opener)}>{messages.write}</summary>
      {wasOpened && children}
    </details>
  );
}
