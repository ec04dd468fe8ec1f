import { expect, it } from 'vitest';
import { keptAddress } from './keptAddress.ts';

/** CacheStorage with these addresses by the name of the cache. */
function aBrowser(kept: Readonly<Record<string, readonly string[]>>) {
  const open = async (name: string) => ({
    keys: async () => (kept[name] ?? []).map((path) => new Request(`https://linge.example${path}`)),
  });
  return { keys: async () => Object.keys(kept), open };
}
const product = '/p/PY-01/pyjama-isa';
const browser = aBrowser({
  'shop-v0-data': ['/_data/b0/p/TO-01/top/TO-01-S'],
  'shop-v1-pages': [`${product}/PY-01-M`, '/c/pyjamas'],
  'shop-v1-data': [
    '/_data/b1/p/BH-01/beha/BH-01-S?kies=maat',
    '/_data/b1/p/BH-01/beha/BH-01-L',
    '/_data/b1/p/SL-01/slip',
  ],
  'shop-all-catalogue': ['/p/RO-01/rok/RO-01-S'],
});

it.each([
  ['as it is where the browser has it', '/p/BH-01/beha/BH-01-S?kies=maat', '/p/BH-01/beha/BH-01-S?kies=maat'],
  ['at the variant that the browser has', `${product}/PY-01-S`, `${product}/PY-01-M`],
  ['at the variant that the browser has, also without a variant', product, `${product}/PY-01-M`],
  ['at the variant that was seen last', '/p/BH-01/beha/BH-01-M', '/p/BH-01/beha/BH-01-L'],
  ['without a variant where the browser has it so', '/p/SL-01/slip/SL-01-S?kies=maat', '/p/SL-01/slip'],
  ['as it is where only an older version has data of it', '/p/TO-01/top', '/p/TO-01/top'],
  ['as it is where the browser has no page of it', '/p/RO-01/rok', '/p/RO-01/rok'],
])('SRCH-26, PWA-02 without a network a product is opened %s', async (_how, href, kept) =>
  expect(await keptAddress(href, browser)).toBe(kept),
);

it.each(['/c/pyjamas?page=2', '/', '/p/PY-01', '/p/PY-01/pyjama-isabel/PY-01-S'])(
  'PWA-02 without a network any other page is opened as it is: %s',
  async (href) => expect(await keptAddress(href, browser)).toBe(href),
);
