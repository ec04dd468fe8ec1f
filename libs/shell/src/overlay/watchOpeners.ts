import { isPlainClick } from '@etalage/ui';
import { closest } from '../early/closest.ts';
import { loadLazyParts } from '../loading/later.ts';
import type { Visit } from '../visit/createVisit.ts';

/** An overlay that an element of the page opens by naming it in its `data-overlay`. */
type OverlayOfPage = 'language' | 'review' | 'feature-not-implemented';

declare global {
  interface DOMStringMap {
    overlay?: OverlayOfPage;
  }
}
declare module 'react' {
  interface HTMLAttributes<T> {
    'data-overlay'?: OverlayOfPage;
  }
}

/**
 * Opens the overlay that the pressed button or link names by `data-overlay`. The server alone renders header and footer, so
 * one listener answers for all of them. It sends the newsletter's form of the footer too, without leaving the page; where the
 * code for that does not come, the browser sends it, and the server answers a page. Returns a cleanup function.
 */
export function watchOpeners(
  page: Document,
  visit: Visit,
  open: (overlay: { name: OverlayOfPage }) => void,
): () => void {
  const answer = (event: MouseEvent) => {
    const name = isPlainClick(event) && closest(event, '[data-overlay]')?.dataset.overlay;
    if (!name) return;
    event.preventDefault();
    open({ name });
  };
  const submit = (event: Event) => {
    const form = closest<HTMLFormElement>(event, '[data-newsletter]');
    if (!form) return;
    event.preventDefault();
    void loadLazyParts().then(
      ({ answerNewsletter }) => answerNewsletter(visit, form),
      () => form.submit(),
    );
  };
  page.addEventListener('click', answer);
  page.addEventListener('submit', submit);
  return () => {
    page.removeEventListener('click', answer);
    page.removeEventListener('submit', submit);
  };
}
