/** Where the HTTP client finds the customer's token. Account sets it; a guest has none. */
export type TokenPort = {
  /** The access token, or undefined for a guest. */
  token(): string | undefined;
  /**
   * Gets a new token for one that the server refused: `token()` is the new one when it resolves. Where the server gives none
   * it leaves the old one, which ends the session. Rejects without a usable answer: the session goes on. Of all
   * tabs of a browser one refreshes, and `token()` is the new one in each. Calls with another client, as its own call is not
   * repeated. Left out where tokens cannot be refreshed.
   */
  refresh?: () => Promise<void>;
};

/** A shopper without an account. */
export const guestTokens: TokenPort = { token: () => undefined };
