import { panel } from '@etalage/core/constants';
import { button, link, Skeleton } from '@etalage/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { nl } from '../messages/nl.ts';

/** A component whose code loads when it is first wanted. */
export type LazyPart<Props> = {
  Part: ((props: Props) => ReactNode) | undefined;
  /** Its code did not load, or not in time; `Part` follows when it comes after all. */
  isFailed: boolean;
  retry: () => void;
};

/** Loads a component; it counts as failed when its code does not load within 3000 ms (PANEL-05). */
export function useLazyPart<Props>(load: () => Promise<(props: Props) => ReactNode>, isWanted = true): LazyPart<Props> {
  const [loaded, setLoaded] = useState<{ Part: (props: Props) => ReactNode }>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const fail = () => isCurrent && setFailed(true);
    const timer = setTimeout(fail, panel.loadTimeout);
    load()
      .then((Part) => isCurrent && setLoaded({ Part }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, isWanted, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Part: loaded?.Part, isFailed, retry };
}

/** What stands in the place of a component that is loading, or that did not load. */
export function PendingPart({ isFailed }: { isFailed: boolean }) {
  if (isFailed) return <p role="alert">{navigator.onLine ? nl.componentLoadError : nl.componentLoadOffline}</p>;
  return (
    <div aria-busy="true">
      <Skeleton />
    </div>
  );
}

/** The ways on from a component that did not load. */
export const RetryButtons = ({ retry, close }: { retry: () => void; close: () => void }) => (
  <>
    <button type="button" className={button({})} onClick={retry}>
      {nl.tryAgain}
    </button>
    <button type="button" className={link} onClick={close}>
      {nl.close}
    </button>
  </>
);
