import ky, { type AfterResponseHook } from 'ky';
import { token as tokenConstants } from './constants/customers.ts';
import { queues } from './constants/orders.ts';
import type { EventBus } from './events.ts';
import type { TokenPort } from './tokens.ts';

type TokenRefreshOptions = {
  tokens: TokenPort;
  refresh: () => Promise<void>;
  events: EventBus | undefined;
  /** The token that a request was sent with, if any. */
  tokenOf: (request: Request) => string | undefined;
  /** The request with the current token. */
  authorize: (request: Request) => Request;
};

/** Repeats of one call: with the new token, and with one that came while that was refused. */
export const maxRepeats = 2;

/**
 * Repeats calls whose token the server refused with a new token: one refresh for all of them (SESSION-22, SESSION-23). Where
 * there is no new token the calls keep the refusal that they got, and the session is over.
 */
export function createTokenRefresh({
  tokens,
  refresh,
  events,
  tokenOf,
  authorize,
}: TokenRefreshOptions): AfterResponseHook {
  let refreshing: Promise<void> | undefined;
  let endedToken: string | undefined;
  const end = (token: string, isRepeat: boolean) => {
    const reason = isRepeat ? 'new-token-refused' : 'no-new-token';
    if (endedToken !== token) events?.emit('session/ended', { reason });
    endedToken = token;
  };
  return async ({ request, response, retryCount }) => {
    const refusedToken = tokenOf(request);
    if (response.status !== 401 || refusedToken === undefined) return undefined;
    const isCurrent = () => tokens.token() === refusedToken;
    if (isCurrent() && retryCount < queues.maxNetworkTaskAttempts && endedToken !== refusedToken) {
      await (refreshing ??= refresh().finally(() => (refreshing = undefined)));
    }
    // Another call, another tab or a new login may have replaced the token meanwhile.
    if (isCurrent()) return end(refusedToken, retryCount >= queues.maxNetworkTaskAttempts);
    // The customer may have left meanwhile.
    if (tokens.token() === undefined || retryCount === maxRepeats) return undefined;
    return ky.retry({ request: authorize(request), delay: tokenConstants.retryDelay });
  };
}
