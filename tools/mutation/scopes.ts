export type Tests = Readonly<Record<string, readonly string[]>>;

/** What is mutated at once: the rules and the model of a package, or a slice of the backend. */
export type Scope = {
  /** `cart`, or `backend/cart`. */
  name: string;
  /**
   * The tests: names of projects in `vitest.workspace.ts`, and globs relative to the project's root where not all of its tests
   * run.
   */
  tests: Tests;
  /** Globs of the files to mutate, relative to the root. */
  files: readonly string[];
  /** The minimum mutation score, in percent. */
  goal: number;
};

const rulesGoal = 85;
const backendGoal = 75;

const lib = (name: string, ...rooms: string[]): Scope => ({
  name,
  tests: { [name]: [], [`${name}:dom`]: [] },
  files: rooms.map((room) => `libs/${name}/src/${room}/**/*.{ts,tsx}`),
  goal: rulesGoal,
});

/**
 * A slice of the backend with its own tests and those of the named folders or files: every test of the backend runs all
 * slices, so running all of them for each mutant would take days.
 */
const slice = (name: string, ...others: string[]): Scope => ({
  name: `backend/${name}`,
  tests: {
    backend: [name, ...others].map((path) => (path.endsWith('.ts') ? `src/${path}` : `src/${path}/**/*.test.ts`)),
  },
  files: [`apps/backend/src/${name}/**/*.ts`],
  goal: backendGoal,
});

/** Not mutated: tests, styles, table definitions, and command-line programs, which tests run in processes of their own. */
export const neverChanged = [
  '!**/*.{test,test-d,stories}.{ts,tsx}',
  '!**/testing/**',
  '!**/*.css.ts',
  '!apps/backend/src/**/tables.ts',
  '!apps/backend/src/**/main.ts',
];

// Not here: what runs before the server listens, or beside it (backup, restore, server, shop, database), and test code.
export const scopes: readonly Scope[] = [
  lib('account', 'rules', 'model'),
  lib('cart', 'rules', 'model'),
  // Without the tests that draw components, which would take an hour.
  { ...lib('catalog', 'rules', 'model'), tests: { catalog: ['src/**/*.test.ts'] } },
  lib('checkout', 'rules', 'model'),
  lib('cms', 'model'),
  lib('search', 'model'),
  // Of the shell's tests those of the model: what opens whole pages takes long for each mutant.
  {
    ...lib('shell', 'model'),
    tests: { shell: ['src/model/**/*.test.ts'], 'shell:dom': ['src/{model,components/Heart}/**/*.test.tsx'] },
  },
  lib('wishlist', 'model'),
  slice('backInStock'),
  slice('blog'),
  slice('bots'),
  slice('cart'),
  // What it presents is asserted where it is sold: prices, stock, pictures, carts and feeds.
  slice('catalog', 'catalogue.test.ts', 'api.test.ts', 'cart/cart.test.ts', 'prices', 'stock', 'images', 'feeds'),
  slice('content'),
  slice('coupons', 'cart', 'orders/orders.test.ts'),
  slice('customerData'),
  slice('customers'),
  slice('feeds'),
  slice('giftCards'),
  slice('images'),
  slice('import'),
  slice('invalidation'),
  slice('leftCarts'),
  slice('limits'),
  slice('loyalty'),
  slice('mail', 'newsletter', 'customerData', 'server/doors.test.ts', 'orders/orders.test.ts'),
  slice('newsletter', 'customerData/customerData.test.ts'),
  slice('offers'),
  // Its bank transfers and gift cards are asserted in their own slices.
  slice('orders', 'customerData', 'withdrawals', 'payments/bankTransfer.test.ts', 'giftCards'),
  slice('passkeys'),
  slice('paymentMethods', 'payments', 'cart'),
  slice('payments', 'customerData/customerData.test.ts', 'orders/delivery.test.ts', 'withdrawals/unpaidParts.test.ts'),
  slice('prices'),
  slice('reviews'),
  slice('search', 'catalogue.test.ts'),
  slice('shipping'),
  slice('stock', 'catalogue.test.ts', 'cart', 'orders/orders.test.ts'),
  slice('stores', 'api.test.ts'),
  slice('url', 'api.test.ts', 'catalogue.test.ts'),
  slice('wishlist'),
  slice('withdrawals'),
];
