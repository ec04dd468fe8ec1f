import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './importGraph.ts';

/** What writes markup: texts of the catalogue, what the server drew, and the document's own scripts and styles. */
const writers = [
  'libs/catalog/src/components/Description/Description.tsx',
  'libs/catalog/src/components/ListingHeader/ListingHeader.tsx',
  'libs/catalog/src/components/ProductPreview/ProductPreview.tsx',
  'libs/shell/src/components/HydrationScripts.tsx',
  'libs/shell/src/components/Region.tsx',
  'libs/shell/src/components/StaticPart.tsx',
  'libs/shell/src/server/offline/StaticDocument.tsx',
  'libs/storefront-server/src/HeadAssets.tsx',
];

it('ERR-07 nothing else in the shop writes markup, so that what a server says is plain text', () => {
  const writesMarkup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(/;
  const found = [...files].filter(
    (file) =>
      /^(?:libs|apps\/(?:dailydeal|fashion|textile))\/(?!.*(?:\.test\.|\.stories\.|\/testing))/.test(file) &&
      writesMarkup.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(writers);
});
