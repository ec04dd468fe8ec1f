/** Where the HTTP client finds the customer's token. Account sets it; a guest has none. */
export type TokenPort = {
  /** The access token, or undefined for a guest. */
  token(): string | undefined;
};

/** A shopper without an account. */
export const guestTokens: TokenPort = { token: () => undefined };
