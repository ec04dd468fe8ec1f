/** A package that is mutated, and tested with its own tests. */
export type Scope = {
  /** The name of its project in `vitest.workspace.ts`. */
  name: string;
  /** Globs of the files to mutate, relative to the root. */
  files: readonly string[];
  /** The minimum mutation score, in percent. */
  goal: number;
};

const rulesGoal = 85;
const backendGoal = 75;

const lib = (name: string, ...rooms: string[]): Scope => ({
  name,
  files: rooms.map((room) => `libs/${name}/src/${room}/**/*.{ts,tsx}`),
  goal: rulesGoal,
});

/** Not part of a bundle. */
export const neverChanged = ['!**/*.{test,test-d,stories}.{ts,tsx}', '!**/testing/**', '!**/*.css.ts'];

export const scopes: readonly Scope[] = [
  lib('account', 'rules', 'model'),
  lib('cart', 'rules', 'model'),
  lib('catalog', 'rules', 'model'),
  lib('checkout', 'rules', 'model'),
  lib('cms', 'model'),
  lib('search', 'model'),
  lib('shell', 'model'),
  lib('wishlist', 'model'),
  {
    name: 'backend',
    // The slices only: every test runs the code that they share.
    files: [
      'apps/backend/src/{backInStock,cart,catalog,content,feeds,images,import,invalidation,limits,mail,offers}/**/*.ts',
      'apps/backend/src/{orders,paymentMethods,payments,prices,reviews,search,shipping,stock,stores,url,wishlist}/**/*.ts',
    ],
    goal: backendGoal,
  },
];
