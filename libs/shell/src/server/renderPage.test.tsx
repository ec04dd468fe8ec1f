import { aStoreView } from '@etalage/core/testing';
import { expect, it } from 'vitest';
import { someServices } from '../testing.tsx';
import { renderPage } from './renderPage.tsx';

const nothing = { text: 'badjos', suggestions: [], corrections: [], categories: [] };

const draw = (path: string) =>
  renderPage(
    {
      app: { view: aStoreView() },
      baseUrl: 'https://winkel.example',
      services: () => someServices({ noResult: async () => nothing }),
      assetsOf: () => ({ entry: '/main.js', scripts: [], styles: [], fonts: [], forCart: [] }),
      regions: async () => ({}),
      report: () => '',
    },
    new URL(path, 'https://winkel.example'),
    {},
  );

/** What React writes where a part had not come yet, and the browser must begin anew. */
const unfinished = '<!--$!-->';

it.each(['/no-result?q=badjos', '/bestaat-niet', '/cart'])('the first page of a server is whole: %s', async (path) =>
  expect((await draw(path)).html.includes(unfinished)).toBe(false),
);
