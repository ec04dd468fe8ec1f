import { aCategoryPage } from '@etalage/catalog/testing';
import { aStory } from '@etalage/cms/testing';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noNotes } from '../model/pageNotes.ts';
import type { HomeData } from '../pages/home/homeData.ts';
import { pageData } from '../router/pageData.ts';
import { createShopRouter } from '../router/shopRouter.tsx';
import { readyParts } from '../server/readyParts.ts';
import { someServices } from '../testing.tsx';
import { createVisit } from '../visit/createVisit.ts';
import { nl as words } from '../words/nl.ts';

const isHome = (data: unknown): data is HomeData => typeof data === 'object' && data !== null && 'story' in data;

/** The page at a path in a browser, which keeps these parts of the document. */
async function open(path: string, regions: Record<string, string>, services: Parameters<typeof someServices>[0]) {
  const app = { view: aStoreView(), words };
  const router = createShopRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      app,
      baseUrl: app.view.baseUrl,
      pages: someServices(services),
      visit: createVisit(app),
      notes: noNotes,
      regions: { menu: '', ...regions },
      isServer: false,
    },
  });
  await readyParts(words);
  await router.load();
  render(<RouterProvider router={router} />, { container: document });
}

/** The home page as it came with the document, its story as this HTML. */
async function homeWith(story: string) {
  const shown = { kind: 'home', data: { story: aStory(), products: {} } };
  const { data } = pageData().fromSerializable(JSON.stringify(shown));
  await open('/', { story }, { home: async () => (isHome(data) ? data : expect.unreachable()) });
}

it('IMG-05 a picture that fails in a part of the page that is not hydrated shows the placeholder', async () => {
  await homeWith('<a href="/p/HD-1/x"><img src="/img/310/300/resize/weg.jpg" alt="Badlaken"></a>');
  fireEvent.error(screen.getByRole('img', { name: 'Badlaken' }));
  expect(screen.getByRole('img', { name: 'Badlaken' })).toHaveAttribute('data-placeholder');
});

it('LIST-07 a list that did not come with the document shows its own filters, and not those that the browser kept', async () => {
  await open(
    '/c/handdoeken',
    { facets: '<a href="/c/bad?kleur=rood">Rood</a>' },
    { category: async () => aCategoryPage() },
  );
  expect(screen.getByRole('link', { name: /^Blauw/ })).toHaveAttribute('href', '/c/handdoeken?kleur=blauw');
  expect(screen.queryByRole('link', { name: 'Rood' })).toBeNull();
});
