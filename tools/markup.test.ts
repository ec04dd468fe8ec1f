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

it('ERR-07 only these files of the shop write markup, so that what a server says elsewhere is plain text', () => {
  const writesMarkup =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write|setHTMLUnsafe|createContextualFragment|srcDoc/;
  const found = [...files].filter(
    (file) =>
      /^(?:libs|apps\/(?!backend|e2e|integration|payments))\/(?!.*(?:\.test\.|\.stories\.|\/testing))/.test(file) &&
      writesMarkup.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(writers);
});
