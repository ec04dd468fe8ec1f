import { CategoryView } from '@etalage/catalog';
import { useLoaderData } from '@tanstack/react-router';
import { useListing } from './useListing.tsx';

/** The page of a category. */
export function CategoryPage() {
  const category = useLoaderData({ from: '/default/c/$slug' });
  return <CategoryView category={category} {...useListing(category)} />;
}
