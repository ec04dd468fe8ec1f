import type { ProductDetail, ProductSummary } from '@etalage/catalog';
import { loadProduct } from '../model/loadProduct.ts';
import type { ShopContext } from '../router/context.ts';
import { withStyles } from '../loading/styles.ts';

/** Loads a product, and from the product page's chunk the code that orders it. */
export const loadOrder = (
  pages: ShopContext['pages'],
  card: ProductSummary,
): Promise<[ProductDetail, typeof import('../pages/product/ProductPage.tsx')]> =>
  Promise.all([loadProduct(pages, card), withStyles(() => import('../pages/product/ProductPage.tsx'))]);
