import { Link, useLoaderData } from '@tanstack/react-router';
import * as css from './CategoryPage.css.ts';
export function CategoryPage() {
  const { name } = useLoaderData({ from: '/default/c/$slug' });
  return <h1 className={css.category}>Categorie {name} <Link to="/">Home</Link></h1>;
}
