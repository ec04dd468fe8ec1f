import { ApiError, logFailure, newReference } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../loading/hydration.ts';
import { useServerParts } from '../../router/serverParts.tsx';
import { isUnreachable } from '../../router/pageErrors.ts';

/**
 * Logs a failure in the browser and returns its reference: the server's if it logged the failure, otherwise a new one, which
 * failed retries keep (ERR-08).
 */
export function useReference(error?: unknown): string {
  const { regions } = useRouteContext({ from: '__root__' });
  const { failure } = useServerParts();
  const isHydrating = useIsHydrating();
  const ofDocument = failure ?? (isHydrating ? regions['failure'] : undefined);
  const [found, setFound] = useState(() => ({ error, reference: ofDocument ?? referenceOf(error) ?? newReference() }));
  if (found.error !== error) setFound({ error, reference: referenceOf(error) ?? found.reference });
  useEffect(() => logFailure('The page could not be shown', found.reference, found.error), [found]);
  return found.reference;
}

const wellFormed = /^[\w-]{8,64}$/;

/** The reference in the store server's error response. */
function referenceOf(error: unknown): string | undefined {
  const refusal = isUnreachable(error) && error instanceof Error ? error.cause : error;
  return refusal instanceof ApiError && wellFormed.test(refusal.message) ? refusal.message : undefined;
}
