import { ApiError, logFailure, newReference } from '@etalage/core';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useServerParts } from '../../router/serverParts.tsx';
import { isUnreachable } from '../../router/pageErrors.ts';

/** The last failed location, so that a failed retry, which mounts the page again, keeps its reference. */
const lastFailureAtom = atom({ href: '', reference: '' });

/** Logs a failure in the browser and returns its reference: the server's if it logged the failure, otherwise a new one (ERR-08). */
export function useReference(error?: unknown): string {
  const { regions } = useRouteContext({ from: '__root__' });
  const { failure } = useServerParts();
  const store = useStore();
  const location = useLocation();
  // Read once: during a navigation the location is already that of the next page.
  const [href] = useState(location.href);
  const ofServer = failure ?? referenceOf(error);
  const [first] = useState(() => {
    const last = store.get(lastFailureAtom);
    // React renders an error boundary again instead of hydrating it: the first failure of a visit is the document's, if that has one.
    const ofDocument = last.href === '' ? regions['failure'] : undefined;
    return ofServer ?? ofDocument ?? (last.href === href ? last.reference : newReference());
  });
  const reference = ofServer ?? first;
  useEffect(() => {
    store.set(lastFailureAtom, { href, reference });
    logFailure('The page could not be shown', reference, error);
  }, [store, href, reference, error]);
  return reference;
}

const wellFormed = /^[2-9a-z]{8}$/;

/** The reference in the store server's error response. */
function referenceOf(error: unknown): string | undefined {
  const refusal = isUnreachable(error) && error instanceof Error ? error.cause : error;
  return refusal instanceof ApiError && wellFormed.test(refusal.message) ? refusal.message : undefined;
}
