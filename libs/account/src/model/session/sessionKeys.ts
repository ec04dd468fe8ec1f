/** The keys of wire contract 21, and those by which tabs tell each other of a login and a logout. */
export const sessionKeys = {
  token: 'shop/user/current-token',
  refreshToken: 'shop/user/current-refresh-token',
  user: 'shop/user/current-user',
  orders: 'shop/user/orders-history',
  loggedInAt: 'userLoggedInSuccesfully',
  loggedOutAt: 'userLoggedOutSuccesfully',
} as const;
