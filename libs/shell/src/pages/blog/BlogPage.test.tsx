import { anArticle, aStory } from '@etalage/cms/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginAtTop } from '../../navigation.ts';
import { visit } from '../../testing.tsx';
import type { PageRequest } from '../pageRequest.ts';
import './BlogPage.tsx';

const list = async ({ search }: PageRequest) => {
  const { page = '1', tags: tag } = search;
  const articles = Array.from({ length: Number(page) * 16 }, (_none, at) =>
    anArticle({ id: String(at), title: `A${at}` }),
  );
  const head = { title: 'Blog' };
  return { kind: 'list' as const, head, page: Number(page), tag, list: { articles, total: 48, tags: [] } };
};
const shown = () => screen.getAllByRole('article').length;

it('BLOG-01 appends 16 more, of the chosen tag, until the total is reached', async () => {
  const blog = vi.fn(list);
  await visit({ path: '/blog?tags=wol', services: { blog } });
  expect(shown()).toBe(16);
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer artikelen' }));
  await waitFor(() => expect(shown()).toBe(32));
  expect(blog.mock.lastCall?.[0]).toMatchObject({ search: { tags: 'wol', page: '2' } });
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer artikelen' }));
  await waitFor(() => expect(shown()).toBe(48));
  expect(blog.mock.lastCall?.[0]).toMatchObject({ search: { tags: 'wol', page: '3' } });
  expect(screen.queryByRole('button', { name: 'Toon meer artikelen' })).not.toBeInTheDocument();
});

it('NAV-04 more articles change the query alone and keep the position', async () => {
  const { router } = await visit({ path: '/blog?tags=wol', services: { blog: list } });
  beginAtTop(router);
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scroll.mockRestore());
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer artikelen' }));
  await waitFor(() => expect(shown()).toBe(32));
  await waitFor(() => expect(router.state.resolvedLocation?.searchStr).toBe('?tags=wol&page=2'));
  expect(scroll).not.toHaveBeenCalled();
});

describe('BLOG-02 the list of the blog', () => {
  const article = { ...anArticle({ title: 'Linnen' }), story: aStory(), related: [] };
  const openList = async () => {
    const blog = vi.fn(async (request: PageRequest) =>
      request.params.slug === undefined
        ? list(request)
        : { kind: 'article' as const, head: { title: 'Linnen' }, article },
    );
    const { router } = await visit({ path: '/blog?tags=wol&page=2', services: { blog } });
    return { blog, router, go: (href: string) => act(() => router.navigate({ href })) };
  };

  it('BLOG-02 begins anew, without a tag, when the blog is entered from outside', async () => {
    const { blog, go } = await openList();
    await go('/cart/');
    await go('/blog');
    expect(shown()).toBe(16);
    expect(blog.mock.lastCall?.[0].search).toEqual({});
  });

  it('BLOG-02 is loaded anew when the blog is entered from outside, also where the browser has it', async () => {
    const { blog, go } = await openList();
    await go('/blog');
    await go('/cart/');
    blog.mockClear();
    await go('/blog');
    await waitFor(() => expect(blog).toHaveBeenCalledOnce());
    expect(blog.mock.lastCall?.[0]).toMatchObject({ search: {} });
  });

  it('BLOG-02 stays as it is while one moves inside the blog', async () => {
    const { blog, router, go } = await openList();
    await go('/blog/linnen');
    expect(screen.getByRole('heading', { level: 1, name: 'Linnen' })).toBeVisible();
    act(() => router.history.back());
    await waitFor(() => expect(blog).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(router.state.matches.at(-1)?.isFetching).toBe(false));
    expect(blog.mock.lastCall?.[0]).toMatchObject({ search: { tags: 'wol', page: '2' } });
    expect(shown()).toBe(32);
  });

  it('BLOG-02 shows the kept list after an article, before the server answers', async () => {
    const { blog, router, go } = await openList();
    await go('/blog/linnen');
    const answer = Promise.withResolvers<undefined>();
    blog.mockImplementationOnce((request) => answer.promise.then(() => list(request)));
    act(() => router.history.back());
    await waitFor(() => expect(blog).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(shown()).toBe(32));
    answer.resolve(undefined);
    await waitFor(() => expect(router.state.matches.at(-1)?.isFetching).toBe(false));
  });
});

it('BLOG-06 shows the story of an article and what is related to it', async () => {
  const article = {
    ...anArticle({ title: 'Linnen' }),
    story: aStory(),
    related: [anArticle({ id: '8', title: 'Wol' })],
  };
  const blog = async () => ({ kind: 'article' as const, head: { title: 'Linnen' }, article });
  await visit({ path: '/blog/linnen', services: { blog } });
  expect(screen.getByRole('heading', { level: 1, name: 'Linnen' })).toBeVisible();
  expect(screen.getByText('Katoen groeit.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Wol' })).toBeVisible();
});
