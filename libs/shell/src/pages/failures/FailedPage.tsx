import { Button } from '@etalage/ui';
import { useRouter, useRouterState, type AnyRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoHome } from './useGoHome.ts';
import { useReference } from './useReference.ts';
import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { isUnreachable } from '../../router/pageErrors.ts';
import { reloadForNewBuild } from '../../router/reloadForNewBuild.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** Milliseconds between two tries to reach a backend that did not answer. */
const retryAfter = 4000;

/** Reloads the failed route alone: cached pages stay valid. */
const loadAgain = (router: AnyRouter) => router.invalidate({ filter: ({ status }) => status === 'error' });

/** In place of a page whose data could not be had; one that is not there offline leads home. */
export function FailedPage({ error }: ErrorComponentProps) {
  return useGoHome(error) ? null : <Failure error={error} />;
}

/** When nobody answered, it tries again by itself. */
function Failure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const words = useLateWords('shop');
  const router = useRouter();
  const reference = useReference(error);
  const isRetried = isUnreachable(error);
  useEffect(() => {
    if (!isRetried) return;
    const timer = setInterval(() => void loadAgain(router), retryAfter);
    return () => clearInterval(timer);
  }, [isRetried, router]);
  // The router mounts this component again for each try.
  const isRetrying = useRouterState({ select: ({ isLoading }) => isLoading });
  const retry = async () => (await reloadForNewBuild(error)) || loadAgain(router);
  return (
    <ErrorView
      kind={isRetried ? 'unreachable' : 'server'}
      messages={words}
      reference={reference}
      actions={
        <Button isBusy={isRetrying} onClick={() => void retry()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
