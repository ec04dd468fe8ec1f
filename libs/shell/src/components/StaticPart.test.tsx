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

/** The home page as it came with the document, its story as this HTML. */
async function homeWith(story: string) {
  const app = { view: aStoreView(), words };
  const shown = { kind: 'home', data: { story: aStory(), products: {} } };
  const { data } = pageData().fromSerializable(JSON.stringify(shown));
  const router = createShopRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: {
      app,
      baseUrl: app.view.baseUrl,
      pages: someServices({ home: async () => (isHome(data) ? data : expect.unreachable()) }),
      visit: createVisit(app),
      notes: noNotes,
      regions: { menu: '', story },
      isServer: false,
    },
  });
  await readyParts(words);
  await router.load();
  render(<RouterProvider router={router} />, { container: document });
}

it('IMG-05 a picture that fails in a part of the page that is not hydrated shows the placeholder', async () => {
  await homeWith('<a href="/p/HD-1/x"><img src="/img/310/300/resize/weg.jpg" alt="Badlaken"></a>');
  fireEvent.error(screen.getByRole('img', { name: 'Badlaken' }));
  expect(screen.getByRole('img', { name: 'Badlaken' })).toHaveAttribute('data-placeholder');
});
