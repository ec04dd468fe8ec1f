import nx from '@nx/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A room sees the storeys below its own, no sibling, never above. */
const storeys = Array.from({ length: 7 }, (_room, storey) => ({
  sourceTag: `storey:${storey}`,
  onlyDependOnLibsWithTags: Array.from({ length: storey }, (_lower, below) => `storey:${below}`),
}));

const headlessFiles = [
  'libs/*/src/contract.ts',
  'libs/*/src/wire.ts',
  'libs/*/src/rules/**',
  'libs/*/src/api.ts',
  'libs/*/src/model/**',
].flatMap((pattern) => [pattern, pattern.replace('libs/*/', '')]);

const noReact = [
  {
    group: ['react', 'react-dom', 'react/*', 'jotai/react', '@tanstack/*'],
    message: 'This layer needs no React.',
  },
  { regex: '^jotai$', message: '`jotai` brings React: import `jotai/vanilla`.' },
];

const forTests = {
  regex: '^@etalage/[a-z-]+/(testing|stories|workbench)$',
  message: 'This entry is for tests and stories.',
};
/** The entry points that the shipped code of a room does not import. */
const notForRooms = [
  forTests,
  { regex: '^@etalage/search/(engine|elasticsearch)$', message: 'The backend alone searches by itself.' },
  { regex: '^@etalage/(core|shell)/server$', message: 'This entry is for Node.' },
];

const slices = { group: ['../*/slice.ts'], message: '`slices.ts` composes the slices: none mounts another.' };

/** What the backend reads of the libs; its tests read the builders too. */
const backendEntries = (...more) => ({
  regex: `^@etalage/(?!(core(/.+)?|[a-z-]+/(${['contract', 'rules', ...more].join('|')})|search/(engine|elasticsearch))$)`,
  message: 'The backend reads core, contracts, rules and the engine of the search.',
});

const oneClient = [
  {
    name: '@etalage/core',
    importNames: ['createHttp'],
    message: 'A visit has one client: `visitHttp(visit)`.',
  },
];

/** What says anything to a shopper gets its words. */
const wordedFiles = [
  ...['components', 'connected', 'layouts', 'model', 'overlay', 'pages', 'router', 'server', 'services', 'visit'].map(
    (folder) => `libs/*/src/${folder}/**`,
  ),
  'libs/*/src/*[aA]pi.ts',
  'libs/shell/src/hydrate.tsx',
].flatMap((pattern) => [pattern, pattern.replace('libs/*/', '')]);

/** What proves the code and is not shipped. */
const testFiles = [
  '**/*.test.*',
  '**/*.test-d.ts',
  '**/*.e2e.ts',
  '**/*.stories.tsx',
  '**/testing/**',
  '**/testing.ts',
];
const notShipped = [...testFiles, '**/testing.tsx', '**/stories.tsx'];

/** `npm test` lints with one TypeScript program; a single package uses the project service, which starts faster. */
const program = process.env.ETALAGE_LINT_ALL ? { project: './tsconfig.all.json' } : { projectService: true };

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/storybook-static/**', '**/.data/**', '**/.cache/**', '**/node_modules/**', '**/*.mjs'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allowCircularSelfDependency: true,
          checkDynamicDependenciesExceptions: ['.*'],
          // Tests and tools of whole shops reach into the apps; nothing else has a reason to.
          allow: [
            '^(\\.\\./)+tools/',
            '^(\\.\\./)+(apps/)?(backend|payments|dailydeal|fashion|textile)/',
            // What builds the stores runs before the libs are built.
            '^(\\.\\./)+libs/ui/src/theme/tokens\\.ts$',
          ],
          depConstraints: [
            ...storeys,
            { sourceTag: 'kind:store', onlyDependOnLibsWithTags: ['kind:lib'] },
            { sourceTag: 'kind:payments', onlyDependOnLibsWithTags: ['storey:0'] },
            { sourceTag: 'kind:backend', onlyDependOnLibsWithTags: ['kind:lib'] },
            { sourceTag: 'kind:tests', onlyDependOnLibsWithTags: ['*'] },
            { sourceTag: 'kind:tools', onlyDependOnLibsWithTags: ['*'] },
          ],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true, IIFEs: false }],
      'no-console': 'error',
      eqeqeq: 'error',
      // Within a package; between packages the storeys forbid it. What is loaded later may import what loads it.
      // It ignores imports of types: `tools/importCycles.test.ts` checks those.
      'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'A front door lists its names.' },
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
          message: 'No module is mocked: hand in a fetch, a client, a clock.',
        },
      ],
    },
  },
  {
    // With types: the shipped code, as tests would double the time.
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    ignores: testFiles,
    languageOptions: { parserOptions: { ...program, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React takes any function as an event handler and drops what it returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // What comes from outside is `unknown` until it is checked, or gets its type where it enters.
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: testFiles,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // For the React Compiler, which the stores do not use: what only the browser knows is measured in an effect and set as state.
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/immutability': 'off',
    },
  },
  {
    files: ['{apps,libs}/**/*.tsx'],
    ignores: testFiles,
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.strict.rules,
      // What scrolls must take the focus, for the arrow keys; axe asks for it in the browser.
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
      // Only for presses: containers may hear the keys and the focus of the controls in them.
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
    },
  },
  {
    files: ['libs/*/src/**'],
    ignores: notShipped,
    rules: { 'no-restricted-imports': ['error', { patterns: notForRooms }] },
  },
  {
    files: ['libs/storefront-server/src/**'],
    ignores: notShipped,
    rules: { 'no-restricted-imports': ['error', { patterns: [forTests] }] },
  },
  {
    files: ['libs/shell/src/**', 'src/**/*.tsx'],
    ignores: ['**/visit/visitHttp.ts', '**/services/**', '**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { paths: oneClient }] },
  },
  {
    // After the rules above, which it replaces for the shipped files of the shell.
    files: ['libs/shell/src/**'],
    ignores: ['**/visit/visitHttp.ts', '**/services/**', ...notShipped],
    rules: { 'no-restricted-imports': ['error', { paths: oneClient, patterns: notForRooms }] },
  },
  {
    // After the rules above, which it replaces for the headless files of the shell.
    files: headlessFiles,
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: oneClient, patterns: [...noReact, ...notForRooms] }] },
  },
  {
    files: wordedFiles,
    ignores: ['**/*.test.*', '**/*.stories.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/messages/|/words/(nl|en|dutch)',
              allowTypeImports: true,
              message: 'Words come from the store: `useWords()`, `visit.words`, or a parameter.',
            },
            {
              regex: '^@etalage/',
              importNamePattern: '^(nl|en|\\w+(Nl|En))$',
              allowTypeImports: true,
              message: 'Words come from the store: `useWords()`, `visit.words`, or a parameter.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/backend/src/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [slices, backendEntries()] }] },
  },
  {
    files: ['apps/backend/src/**/*.test.ts', 'apps/backend/src/testing/**', 'apps/backend/src/**/conformance*'],
    rules: { 'no-restricted-imports': ['error', { patterns: [slices, backendEntries('testing')] }] },
  },
  {
    files: ['**/*.test-d.ts'],
    rules: { '@typescript-eslint/ban-ts-comment': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', '**/testing/**', '**/conformance*'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['tools/**', 'apps/backend/data/**', 'apps/backend/src/**/main.ts', 'apps/payments/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
