import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { blogNl } from '../messages/blog.ts';
import type { ArticleSummary } from '../model/articles.ts';
import { aStory } from '../testing.ts';
import { BlogArticle } from './BlogArticle/BlogArticle.tsx';
import { BlogOverview } from './BlogOverview/BlogOverview.tsx';

const articles = ['Linnen', 'Dons', 'Badstof', 'Katoen', 'Wol'].map((title, at): ArticleSummary => ({
  id: title,
  href: `/blog/${title.toLowerCase()}`,
  title,
  teaser: `Over ${title.toLowerCase()}.`,
  publishedAt: Date.UTC(2026, 10, 19 - at, 12),
  tags: ['Stof'],
  image: { source: '/content/textile/linnen-1600x900.jpg', alt: title },
}));

it('the list of articles shows image, title, date and teaser, and asks for more until it has them all', async () => {
  let asked = 0;
  const list = { articles, total: 6, tags: [{ tag: 'Stof', href: '/blog/?tags=Stof', isChosen: true }] };
  const view = (total: number) => (
    <BlogOverview
      title="Blog"
      intro="Over stof."
      list={{ ...list, total }}
      messages={blogNl}
      onLoadMore={() => (asked += 1)}
    />
  );
  const { rerender } = render(view(6));
  const first = within(screen.getByRole('list', { name: 'Artikelen' })).getAllByRole('article')[0];
  expect(first).toHaveTextContent('19-11-2026');
  expect(first).toHaveTextContent('Over linnen.');
  expect(screen.getByRole('link', { name: 'Linnen' })).toHaveAttribute('href', '/blog/linnen');
  expect(screen.getByRole('img', { name: 'Linnen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stof' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer artikelen' }));
  expect(asked).toBe(1);
  rerender(view(5));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('BLOG-06 an article shows its story and at most three related ones', () => {
  const [first, ...related] = articles;
  if (first === undefined) throw new Error('There is an article');
  render(
    <BlogArticle article={{ ...first, related, story: aStory() }} messages={blogNl}>
      <p>Het verhaal</p>
    </BlogArticle>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Linnen' })).toBeVisible();
  expect(screen.getByText('Het verhaal')).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'Lees ook' })).getAllByRole('heading', { level: 3 });
  expect(others.map(({ textContent }) => textContent)).toEqual(['Dons', 'Badstof', 'Katoen']);
});
