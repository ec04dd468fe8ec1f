import ky, { type AfterResponseHook } from 'ky';
import { token as tokenConstants } from './constants/customers.ts';
import type { DomainEvents, EventBus } from './events.ts';
import type { TokenPort } from './tokens.ts';

type TokenRefreshOptions = {
  tokens: TokenPort;
  refresh: () => Promise<boolean>;
  events: EventBus | undefined;
  /** The token that a request was sent with, if any. */
  tokenOf: (request: Request) => string | undefined;
  /** The request with the current token. */
  authorize: (request: Request) => Request;
};

/**
 * Repeats calls whose token the server refused, each once, with a new token: one refresh for all of them (SESSION-22,
 * SESSION-23). Where there is no new token the calls keep the refusal that they got, and the session is over (SESSION-24).
 */
export function createTokenRefresh({
  tokens,
  refresh,
  events,
  tokenOf,
  authorize,
}: TokenRefreshOptions): AfterResponseHook {
  let refreshing: Promise<boolean> | undefined;
  let endedToken: string | undefined;
  const end = (token: string, reason: DomainEvents['session/ended']['reason']) => {
    if (endedToken !== token) events?.emit('session/ended', { reason });
    endedToken = token;
  };
  const refreshOnce = async (token: string): Promise<boolean> => {
    if (endedToken === token) return false;
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    const isRefreshed = await refreshing;
    if (!isRefreshed) end(token, 'not-refreshed');
    return isRefreshed;
  };
  return async ({ request, response, retryCount }) => {
    const refused = tokenOf(request);
    if (response.status !== 401 || refused === undefined) return undefined;
    if (retryCount > 0) return end(refused, 'refused-again');
    // Another call may have had the token refreshed while this one was under way.
    const isCurrent = tokens.token() === refused;
    if (isCurrent && !(await refreshOnce(refused))) return undefined;
    // The customer may have left meanwhile.
    if (tokens.token() === undefined) return undefined;
    return ky.retry({ request: authorize(request), delay: tokenConstants.retryDelay });
  };
}
