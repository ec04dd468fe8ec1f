import { classNames } from '../../classNames.ts';
import { isPlainClick } from '../../isPlainClick.ts';
import { button } from '../Button/buttonClass.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { more, progress, way, words } from './LoadMore.css.ts';

export type LoadMoreProps = {
  shown: number;
  total: number;
  /** '50 van 120 producten': read out when more of them came. */
  status: string;
  label: string;
  /** The next page by itself: for who has no scripts, and for search engines. None where the list goes no further. */
  href: string | undefined;
  isLoading?: boolean;
  /** Instead of following the link. */
  onLoadMore?: (() => void) | undefined;
};

/** Hands the focus on to how many there are when the link goes, after the last page; a React ref. */
function handFocusOn(link: HTMLAnchorElement | null) {
  const status = link?.parentElement?.querySelector('p');
  return () => {
    // What was just loaded stays in view.
    if (document.activeElement === link) status?.focus({ preventScroll: true });
  };
}

/** How much of a list is shown and, until that is all, the way to more. */
export function LoadMore({ shown, total, status, label, href, isLoading = false, onLoadMore }: LoadMoreProps) {
  return (
    <div className={more}>
      <p role="status" tabIndex={-1} className={words}>
        {status}
      </p>
      {shown < total && (
        <div className={progress}>
          <ProgressBar label={status} value={shown} max={total} />
        </div>
      )}
      {shown < total && href !== undefined && (
        <a
          ref={handFocusOn}
          href={href}
          rel="next"
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          className={classNames(button({ look: 'quiet' }), way)}
          onClick={(event) => {
            if (onLoadMore === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            if (!isLoading) onLoadMore();
          }}
        >
          {label}
        </a>
      )}
    </div>
  );
}
