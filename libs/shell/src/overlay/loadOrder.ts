import type { ProductDetail } from '@etalage/catalog';
import { loadProduct, type ProductAddress } from '../model/loadProduct.ts';
import type { ShopContext } from '../router/context.ts';
import { withStyles } from '../loading/styles.ts';

/** Loads a product, and from the product page's chunk the code that orders it. */
export const loadOrder = (
  pages: ShopContext['pages'],
  address: ProductAddress,
): Promise<[ProductDetail, typeof import('../pages/product/ProductPage.tsx')]> =>
  Promise.all([loadProduct(pages, address), withStyles(() => import('../pages/product/ProductPage.tsx'))]);
