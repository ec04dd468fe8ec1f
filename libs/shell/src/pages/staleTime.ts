/** Milliseconds that browsers keep a page to go back to: it is shown as it was left, without a new request. */
export const backStaleTime = 10 * 60_000;
