import { createServices } from '@etalage/shell/server';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aDemoBackend } from '../testing/aDemoBackend.ts';
import { kinds, shown } from '../testing/shown.ts';
import { stores, storeFile } from '../testing/stores.ts';
import { words } from '../testing/words.ts';

const folder = join(import.meta.dirname, 'data');
/** How many cards of a category a story shows. */
const shownCards = 12;

/**
 * The stories of whole pages show what the demo shops answered once. When those answer otherwise it is written anew by
 * `RECORD_PAGES=1 npx vitest run --config vitest.workspace.ts --project integration record`, and the screens are accepted.
 */
it('the stories of pages show what the demo shops answer', async () => {
  const { fetch, clock } = await aDemoBackend();
  for (const { view, code } of stores) {
    const options = {
      view,
      words,
      siteUrl: view.baseUrl,
      baseUrl: 'http://backend.test',
      fetch,
      now: () => clock.now(),
    };
    const services = createServices(options);
    const menu = await services.menu();
    const category = await shown(services, kinds.category, { params: { slug: menu[0]?.href.split('/').at(-1) } });
    const [first] = category.listing.products;
    if (first === undefined) throw new Error(`${code} sells nothing in its first category`);
    const recorded = {
      logo: storeFile(code, 'src/logo.svg'),
      menu,
      theme: await services.theme(),
      home: await shown(services, kinds.home),
      category: {
        ...category,
        listing: {
          ...category.listing,
          pageSize: shownCards,
          products: category.listing.products.slice(0, shownCards),
        },
      },
      product: await shown(services, kinds.product, {
        params: { parentSku: first.parentSku, slug: first.slug, childSku: first.sku },
      }),
      content: await shown(services, kinds.content, { params: { slug: 'bezorgen' } }),
    };
    const file = join(folder, `${code}.json`);
    if (process.env['RECORD_PAGES'] === '1') writeFileSync(file, JSON.stringify(recorded));
    expect(recorded.product.gallery).not.toEqual([]);
    expect(JSON.parse(readFileSync(file, 'utf8')), code).toEqual(JSON.parse(JSON.stringify(recorded)));
  }
});
