/** A package whose code is changed, one place at a time, while its own tests run. */
export type Scope = {
  /** The name of its tests in `vitest.workspace.ts`. */
  name: string;
  /** What is changed, as patterns from the root. */
  files: readonly string[];
  /** The least percentage of changes that a test must notice. */
  goal: number;
};

const rulesGoal = 85;
const backendGoal = 75;

const lib = (name: string, ...rooms: string[]): Scope => ({
  name,
  files: rooms.map((room) => `libs/${name}/src/${room}/**/*.{ts,tsx}`),
  goal: rulesGoal,
});

/** Nothing of these ships. */
export const neverChanged = ['!**/*.{test,test-d,stories}.{ts,tsx}', '!**/testing/**', '!**/*.css.ts'];

export const scopes: readonly Scope[] = [
  lib('account', 'rules', 'model'),
  lib('cart', 'rules', 'model'),
  lib('catalog', 'rules', 'model'),
  lib('checkout', 'rules', 'model'),
  lib('cms', 'model'),
  lib('search', 'model'),
  lib('shell', 'model'),
  {
    name: 'backend',
    // The slices: what they stand on, and what starts them, is tried by every test.
    files: [
      'apps/backend/src/{backInStock,cart,catalog,content,feeds,images,import,invalidation,limits,mail,offers}/**/*.ts',
      'apps/backend/src/{orders,paymentMethods,payments,prices,reviews,search,shipping,stock,stores,url}/**/*.ts',
    ],
    goal: backendGoal,
  },
];
