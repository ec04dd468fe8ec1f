import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Pagination, pagesAround, type PaginationProps } from './Pagination.tsx';

const labels = {
  navigation: "Pagina's",
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
};
const show = (props: Pick<PaginationProps, 'page' | 'pages' | 'onChoose'>) =>
  render(<Pagination {...props} labels={labels} hrefOf={(page) => `?page=${page}`} />);

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('from page %d of %d leads to %j', (page, pages, shown) => expect(pagesAround(page, pages)).toEqual(shown));

it('says where one is, and leads on and back by links', () => {
  show({ page: 2, pages: 3 });
  expect(screen.getByRole('navigation', { name: "Pagina's" })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 2');
  expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Volgende' })).toHaveAttribute('rel', 'next');
});

it('has no way past its ends, and none at all with one page', () => {
  const { rerender } = show({ page: 1, pages: 2 });
  expect(screen.queryByRole('link', { name: 'Vorige' })).not.toBeInTheDocument();
  rerender(<Pagination page={1} pages={1} labels={labels} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('leaves the way there to who asked for it', async () => {
  const chosen: number[] = [];
  show({ page: 1, pages: 2, onChoose: (page) => chosen.push(page) });
  await userEvent.click(screen.getByRole('link', { name: 'Pagina 2' }));
  expect(chosen).toEqual([2]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s leaves the way there to the browser', (key) => {
  const chosen: number[] = [];
  show({ page: 1, pages: 2, onChoose: (page) => chosen.push(page) });
  const link = screen.getByRole('link', { name: 'Pagina 2' });
  const click = createEvent.click(link, { [key]: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(chosen).toEqual([]);
});
