export const users = { tokenInHeader: true } as const;
export const token = { retryDelay: 1000 } as const;
/** Failures within ten minutes lock an account for ten minutes. */
export const login = { maxFailures: 10, window: 600_000, lock: 600_000 } as const;
/** Hours. */
export const resetToken = { validity: 24 } as const;
export const password = { minLength: 8, minClasses: 3 } as const;
export const storage = {
  addedToCart: 'addedToCartInWindow',
  loggedIn: 'userLoggedInSuccesfully',
  loggedOut: 'userLoggedOutSuccesfully',
} as const;
export const bot = { enabled: true } as const;
