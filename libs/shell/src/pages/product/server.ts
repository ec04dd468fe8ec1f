import { openSizeQuery, type ProductDetail } from '@etalage/catalog/headless';
import { withDelivery } from '../../services/delivery.ts';
import { mustBeNames } from '../../services/names.ts';
import { changeOf } from '../../services/priceChanges.ts';
import { productData } from '../../services/structuredData.ts';
import type { PageServer } from '../pageServer.ts';

export const pageServer: PageServer<ProductDetail> = {
  load: async ({ params, search }, { catalog, keep, view, words, siteUrl, now }, notes) => {
    const { parentSku = '', childSku } = params;
    mustBeNames(parentSku, childSku);
    const isSizeOpen = Boolean(search['kies']);
    const key = `${parentSku}/${childSku ?? ''}${isSizeOpen ? openSizeQuery : ''}`;
    const product = await keep(key, async () =>
      withDelivery(await catalog.product(parentSku, childSku, isSizeOpen), view, now(), words.delivery),
    );
    notes.tag('product', 'attribute', 'taxrule', ...tagsOf(product));
    notes.describe(...productData(product, siteUrl));
    return product;
  },
  keptAnswers: 1000,
  endOf: (product) =>
    product.isIncomplete ? 0 : Math.min(changeOf(pricedIn(product)), product.about.delivery?.until ?? Infinity),
  withoutStaticParts: (product) => ({ ...product, description: '', specification: [], about: {} }),
};

/** The products whose prices a product page shows. */
const pricedIn = (product: ProductDetail) => [
  product,
  ...(product.members ?? []),
  ...product.about.related,
  ...product.about.upsell,
];

/** The cache tags of all products and categories on a product page. */
function tagsOf(product: ProductDetail): string[] {
  const parts = (product.bundle ?? []).flatMap((group) => group.parts.map(({ productId: id }) => ({ id })));
  const shown = [...pricedIn(product), ...product.about.colours, ...parts];
  return [...shown.map(({ id }) => `product:${id}`), ...product.categoryIds.map((id) => `category:${id}`)];
}
