import { withDescendants, type CatalogApi } from '@etalage/catalog/headless';

/**
 * The cache tags of a category's list, which shows the products of all categories below it too (CACHE-06); none of a category
 * that is not there.
 */
export const listTags = ({ category }: Pick<CatalogApi, 'category'>, key: number | string): Promise<string[]> =>
  category(key).then(
    (node) => withDescendants(node).map((id) => `category:${id}`),
    () => [],
  );
