import { isPlainClick } from '@etalage/ui';
import { closest } from '../early/closest.ts';
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
 * them. Returns a cleanup function.
 */
export function watchOpeners(
  page: Document,
  open: (overlay: { name: OverlayOfPage | 'feature-not-implemented' }) => void,
): () => void {
  const answer = (event: MouseEvent) => {
    const opener = isPlainClick(event) && closest(event, `[data-overlay],${comingLinks}`);
    if (!opener) return;
    event.preventDefault();
    open({ name: opener.dataset.overlay ?? 'feature-not-implemented' });
  };
  page.addEventListener('click', answer);
  return () => page.removeEventListener('click', answer);
}
