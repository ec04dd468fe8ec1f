import { CategoryView, nl } from '@etalage/catalog';
import { useLoaderData, useNavigate, useRouteContext } from '@tanstack/react-router';
import { Drawn } from '../components/Drawn.tsx';
import { cardsOf } from '../model/cards.ts';

/** The page of a category. Its filters are links; sort and more products keep the shopper where they are. */
export function CategoryPage() {
  const category = useLoaderData({ from: '/default/c/$slug' });
  const { app } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const stay = (href: string) => void navigate({ href, resetScroll: false });
  const more = (page: number) =>
    void navigate({ to: '.', search: { ...category.listing.search, page: String(page) }, resetScroll: false });
  return (
    <CategoryView
      category={category}
      messages={nl}
      {...cardsOf(app.view)}
      frame={(part, draw) => (
        <Drawn name={part} of={category}>
          {draw}
        </Drawn>
      )}
      onSort={stay}
      onLoadMore={more}
    />
  );
}
