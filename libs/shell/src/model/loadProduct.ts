import { openSizeQuery, type ProductDetail, type ProductSummary } from '@etalage/catalog/headless';
import { linksOf } from '../pages/definePage.tsx';
import { product } from '../pages/product/page.ts';
import type { ShopContext } from '../router/context.ts';
import { parseSearch } from '../router/search.ts';
import { noNotes } from './pageNotes.ts';

/** What the address of a product is made of. */
export type ProductAddress = Pick<ProductSummary, 'type' | 'parentSku' | 'slug' | 'sku' | 'isSizeOpen'>;

/** Loads a product as its page shows it, from its address. */
export async function loadProduct(
  pages: ShopContext['pages'],
  { type, parentSku, slug, sku, isSizeOpen }: ProductAddress,
): Promise<ProductDetail> {
  const hasChild = linksOf(product)[`${type}-product`]?.endsWith('$childSku');
  const params = { parentSku, slug, ...(hasChild ? { childSku: sku } : {}) };
  const search = parseSearch(isSizeOpen ? openSizeQuery : '');
  const { data } = await pages.load(product, { params, search }, noNotes);
  return data;
}
