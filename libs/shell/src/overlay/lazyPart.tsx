import { panel } from '@etalage/core/constants';
import { button, link, Skeleton } from '@etalage/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { withStyles } from '../services/styles.ts';
import type { LateName } from '../words/shopWords.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';

/** A component whose code loads when it is first wanted. */
export type LazyPart<Props> = {
  Part: ((props: Props) => ReactNode) | undefined;
  /** Its code did not load, or not in time; `Part` follows when it comes after all. */
  isFailed: boolean;
  retry: () => void;
};

/** Loads a component and its late words; it counts as failed when they do not load within 3000 ms (PANEL-05). */
export function useLazyPart<Props>(
  load: () => Promise<(props: Props) => ReactNode>,
  names: readonly LateName[] = [],
  isWanted = true,
): LazyPart<Props> {
  const words = useWords();
  const [loaded, setLoaded] = useState<{ Part: (props: Props) => ReactNode }>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const fail = () => isCurrent && setFailed(true);
    const timer = setTimeout(fail, panel.loadTimeout);
    withStyles(() => Promise.all([load(), words.load(...names)]))
      .then(([Part]) => isCurrent && setLoaded({ Part }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `names` is a new list with each render, and `words` never changes.
  }, [load, isWanted, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Part: loaded?.Part, isFailed, retry };
}

/** What stands in the place of a component that is loading, or that did not load. */
export function PendingPart({ isFailed }: { isFailed: boolean }) {
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
