import { CategoryView, type CategoryPage as Category } from '@etalage/catalog';
import type { PageProps } from '../definePage.tsx';
import { useListing } from '../useListing.tsx';

/** The page of a category. */
export function CategoryPage({ data }: PageProps<Category>) {
  return <CategoryView category={data} {...useListing(data)} />;
}
