import { ApiError, logFailure, newReference } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../loading/hydration.ts';
import { useServerParts } from '../../router/serverParts.tsx';
import { isUnreachable } from '../../router/pageErrors.ts';

/** Logs a failure in the browser, and returns its reference: the server's, where that has an entry of the same failure (ERR-08). */
export function useReference(error?: unknown): string {
  const { regions } = useRouteContext({ from: '__root__' });
  const { failure } = useServerParts();
  const isHydrating = useIsHydrating();
  const ofDocument = failure ?? (isHydrating ? regions['failure'] : undefined);
  const [found, setFound] = useState(() => ({ error, reference: ofDocument ?? referenceOf(error) }));
  if (found.error !== error) setFound({ error, reference: referenceOf(error) });
  useEffect(() => logFailure('The page could not be shown', found.reference, found.error), [found]);
  return found.reference;
}

const wellFormed = /^[\w-]{8,64}$/;

/** The reference that the store server sent with its refusal to load a page, or a new one. */
function referenceOf(error: unknown): string {
  const refusal = isUnreachable(error) && error instanceof Error ? error.cause : error;
  const message = refusal instanceof ApiError ? refusal.message : '';
  return wellFormed.test(message) ? message : newReference();
}
