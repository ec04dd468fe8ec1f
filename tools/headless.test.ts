import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { files, importsOf } from './importGraph.ts';

/** What runs without React: the entry points for it, the state and the calls of the rooms, of the shell and of its visits. */
const headless = globSync(
  [
    'libs/*/src/{contract,wire,api,headless}.ts',
    'libs/*/src/{rules,model}/**/*.ts',
    'libs/{catalog,search}/src/**/*Api.ts',
    'libs/core/src/**/*.ts',
    'libs/shell/src/{services,visit}/**/*.ts',
  ],
  { cwd: join(import.meta.dirname, '..'), exclude: ['**/*.test.ts', '**/testing.ts', '**/testing/**'] },
);

const isReact = (name: string) => /^(react(-dom)?(\/.*)?|jotai(\/react.*)?|@tanstack\/react-.*)$/.test(name);

/** The imports that lead from a file to React, types aside; none where none does. */
function wayToReact(file: string): string[] {
  const ways = [[file]];
  const seen = new Set([file]);
  for (const way of ways) {
    for (const { from, isOfTypes } of importsOf(way.at(-1) ?? '')) {
      if (isOfTypes || seen.has(from)) continue;
      if (isReact(from)) return [...way, from];
      seen.add(from);
      if (files.has(from)) ways.push([...way, from]);
    }
  }
  return [];
}

/** A page's definition holds its component, and links follow from the definitions. */
const needsPages = 'needs the definitions of the pages';
/** Headless files that reach React all the same, and why. */
const exceptions = new Map([
  ['libs/shell/src/model/loadProduct.ts', needsPages],
  ['libs/shell/src/services/searching.ts', needsPages],
  ['libs/shell/src/services/services.ts', needsPages],
  ['libs/shell/src/services/storePages.ts', needsPages],
  ['libs/shell/src/services/structuredData.ts', needsPages],
  ['libs/shell/src/visit/cartModule.ts', needsPages],
  ['libs/shell/src/visit/cartShares.ts', needsPages],
  ['libs/shell/src/visit/forgetShopper.ts', needsPages],
  ['libs/shell/src/visit/orderQueue.ts', needsPages],
  ['libs/shell/src/visit/placeOffline.ts', needsPages],
]);

// ESLint sees what a file imports itself; this follows the imports of its imports.
it('no headless module reaches React or bare jotai, but those that are listed', () => {
  expect(headless.length).toBeGreaterThan(200);
  const ways = headless.map(wayToReact).filter((way) => way.length > 0);
  const unlisted = ways.filter(([file = '']) => !exceptions.has(file));
  expect(unlisted.map((way) => way.join(' > '))).toEqual([]);
  // An exception ends with its reason.
  expect([...exceptions.keys()].filter((file) => ways.every(([first]) => first !== file))).toEqual([]);
});
