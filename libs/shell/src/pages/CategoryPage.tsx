import { useLoaderData } from '@tanstack/react-router';

export function CategoryPage() {
  const { name } = useLoaderData({ from: '/default/c/$slug' });
  return <h1>{name}</h1>;
}
