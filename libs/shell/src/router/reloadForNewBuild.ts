import { ApiError, UnreachableError } from '@etalage/core';
import { panel } from '@etalage/core/constants';
import { isRedirect } from '@tanstack/react-router';

/** Whether a page's data were asked of another build of the shop. */
const isOfOtherBuild = (error: unknown): boolean => isRedirect(error) && error.options.reloadDocument === true;

/** Whether code or its styles did not load: what the backend says or does not say has an error of its own. */
const isOfCode = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && !(error instanceof UnreachableError);

/**
 * Loads the page anew when the server has another build of the shop than this page, and when code did not load at a retry
 * either: after a deploy the code of this build is gone, and some browsers never ask again for a module that failed.
 * Returns whether it does.
 */
export async function reloadForNewBuild(error: unknown, isRetry: boolean): Promise<boolean> {
  const isNeeded = isOfOtherBuild(error) || (isRetry && isOfCode(error));
  if (!isNeeded || !navigator.onLine || !(await isServerUp()) || !isFirstReload()) return false;
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
