import { panel } from '@etalage/core/constants';
import { button, link, Skeleton } from '@etalage/ui';
import { useCallback, type ReactNode } from 'react';
import { useLoaded, type Loaded } from '../connected/useLoaded.ts';
import { withStyles } from '../loading/styles.ts';
import type { LateName } from '../words/shopWords.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';

/** Loads a component and its late words; it counts as failed when they do not load within 3000 ms (PANEL-05). */
export function useLazyPart<Props>(
  load: () => Promise<(props: Props) => ReactNode>,
  names: readonly LateName[] = [],
  isWanted = true,
): Loaded<(props: Props) => ReactNode> {
  const words = useWords();
  const loadWorded = useCallback(
    async () => (await withStyles(() => Promise.all([load(), words.load(...names)])))[0],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `names` is a new list with each render, and `words` never changes.
    [load],
  );
  return useLoaded(loadWorded, { isWanted, timeout: panel.loadTimeout });
}

/** What stands in the place of a component that is loading, or that did not load. */
export function PendingPart({ isFailed = false }: { isFailed?: boolean }) {
  const words = useLateWords('shop');
  if (isFailed) return <p role="alert">{navigator.onLine ? words.componentLoadError : words.componentLoadOffline}</p>;
  return (
    <div aria-busy="true">
      <Skeleton />
    </div>
  );
}

/** The ways on from a component that did not load. */
export function RetryButtons({ retry, close }: { retry: () => void; close: () => void }) {
  const words = useLateWords('shop');
  return (
    <>
      <button type="button" className={button()} onClick={retry}>
        {words.tryAgain}
      </button>
      <button type="button" className={link} onClick={close}>
        {words.close}
      </button>
    </>
  );
}

type PendingWithRetryProps = { isFailed: boolean; retry: () => void; close: () => void };

/** The same with the ways on below it, where they have no place of their own. */
export function PendingWithRetry({ isFailed, ...ways }: PendingWithRetryProps) {
  return (
    <>
      <PendingPart isFailed={isFailed} />
      {isFailed && <RetryButtons {...ways} />}
    </>
  );
}
