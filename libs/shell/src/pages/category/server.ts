import { listingSearch, type CategoryPage } from '@etalage/catalog/headless';
import { changeOf } from '../../services/priceChanges.ts';
import { categoryData } from '../../services/structuredData.ts';
import { tagLists } from '../../services/tagLists.ts';
import type { PageServer } from '../pageServer.ts';
import { withoutRenderedList } from '../withoutRenderedList.ts';

export const pageServer: PageServer<CategoryPage> = {
  load: async ({ params: { slug = '' }, search }, { catalog, keep, siteUrl }, notes) => {
    // While the attributes are away, a page that is kept under these params can still be shown.
    const codes = await catalog.attributes().then(
      (attributes) => [...attributes.keys()],
      () => Object.keys(search),
    );
    const { q: _text, ...asked } = listingSearch(search, codes);
    const page = await keep(`${slug} ${JSON.stringify(asked)}`, () => catalog.categoryPage(slug, asked, 'upTo'));
    const products = page.listing.products.map(({ id }) => `product:${id}`);
    notes.tag('category', 'attribute', 'taxrule', `category:${page.id}`, ...products);
    await tagLists(notes, catalog, [page.id]);
    notes.describe(...categoryData(page, siteUrl));
    return page;
  },
  isIncomplete: ({ listing }) => listing.isUnreachable === true,
  endOf: ({ listing }) => (listing.isUnreachable ? 0 : changeOf(listing.products)),
  withoutStaticParts: ({ listing, ...category }) => ({
    ...category,
    ...{ description: '', breadcrumbs: [], subcategories: [] },
    listing: withoutRenderedList(listing),
  }),
};
