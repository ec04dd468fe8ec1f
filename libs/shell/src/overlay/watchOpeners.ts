import { isPlainClick } from '@etalage/ui';
import { closest } from '../early/closest.ts';
import { loadLazyParts } from '../loading/later.ts';
import type { Visit } from '../visit/createVisit.ts';
import { comingLinks } from '../links.ts';

/** An overlay that an element of the page opens by naming it in its `data-overlay`. */
type OverlayOfPage = 'language' | 'review';

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
 * Opens the overlay that the pressed button or link names by `data-overlay`, and the one that stands in for a page that the
 * shop links to and does not have yet. The server alone renders header and footer, so one listener answers for all of
 * them. It sends the newsletter's form of the footer too, without leaving the page; where the code for that does not come, the
 * browser sends it, and the server answers a page. Returns a cleanup function.
 */
export function watchOpeners(
  page: Document,
  visit: Visit,
  open: (overlay: { name: OverlayOfPage | 'feature-not-implemented' }) => void,
): () => void {
  const answer = (event: MouseEvent) => {
    const opener = isPlainClick(event) && closest(event, `[data-overlay],${comingLinks}`);
    if (!opener) return;
    event.preventDefault();
    open({ name: opener.dataset.overlay ?? 'feature-not-implemented' });
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
