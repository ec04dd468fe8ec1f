import { ApiError, UnreachableError } from '@etalage/core';
import { panel } from '@etalage/core/constants';
import { isRedirect } from '@tanstack/react-router';
import { isUnreachable } from './pageErrors.ts';

/** Whether the server has another build of the shop than this document. */
const isOtherBuild = (error: unknown): boolean => isRedirect(error) && error.options.reloadDocument === true;

/** Whether code or its styles did not load: what the backend says or does not say has an error of its own. */
const isCodeError = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof ApiError) &&
  !(error instanceof UnreachableError) &&
  !isUnreachable(error);

/**
 * Loads the page anew when something failed again at a retry, or at any other press, because the server has another build of
 * the shop than this page: it refuses this build's requests, and its code is gone. Some browsers never ask again for a module
 * that failed. Returns whether it does; not once `signal` is aborted, as the shopper has left what failed.
 */
export async function reloadForNewBuild(error: unknown, signal?: AbortSignal): Promise<boolean> {
  const isNeeded = isOtherBuild(error) || isCodeError(error);
  if (!isNeeded || !navigator.onLine || !(await isServerUp()) || signal?.aborted || !isFirstReload()) return false;
  location.reload();
  return true;
}

/** A shopper whose network is gone would lose the page for the browser's own error page. */
const isServerUp = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(panel.loadTimeout) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** One reload per build and address: another one would not help. None where the browser keeps nothing, so not the cart either. */
function isFirstReload(): boolean {
  const key = `shop/reloaded ${import.meta.url} ${location.href}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
    return true;
  } catch {
    return false;
  }
}
