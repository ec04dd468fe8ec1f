import { aProductSummary } from '@etalage/catalog/testing';
import type { Story } from '@etalage/cms';
import { aHeroBlock, aProductListBlock, aStory, aTextBlock } from '@etalage/cms/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';
import type { HomeData } from './homeData.ts';

/** A block whose content cannot be rendered. */
const brokenBlock = aTextBlock({ id: 'broken' });
Object.defineProperty(brokenBlock, 'nodes', {
  get: () => {
    throw new Error('broken block');
  },
});

describe('ERR-06 a content block that fails', () => {
  const show = (body: Story['body'], products: HomeData['products'] = {}) =>
    visit({ path: '/', services: { home: async () => ({ story: aStory({ body }), products }) } });
  const after = aTextBlock({ title: 'Over linnen' });

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('ERR-06 shows the something-went-wrong text in its place', async () => {
    await show([aHeroBlock(), brokenBlock, after]);
    const main = screen.getByRole('main').textContent;
    expect(main).toMatch(/Linnen om in te wonen.*Er is iets misgegaan.*Over linnen/);
  });

  it('ERR-06 leaves the other blocks and the frame of the page', async () => {
    await show([brokenBlock, after]);
    expect(screen.getByRole('heading', { name: 'Over linnen' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('ERR-06 shows the text in the place of a list of products', async () => {
    const brokenCard = Object.defineProperty(aProductSummary(), 'name', {
      get: () => {
        throw new Error('broken card');
      },
    });
    await show([aProductListBlock({ id: 'list' }), after], { list: [brokenCard] });
    expect(screen.getByRole('main')).toHaveTextContent(/Er is iets misgegaan.*Over linnen/);
  });

  it('ERR-06 leaves the other columns of its grid', async () => {
    await show([{ type: 'grid', id: 'grid', columns: [brokenBlock, after] }]);
    expect(screen.getByRole('main')).toHaveTextContent(/Er is iets misgegaan.*Over linnen/);
  });
});

it('WISH-16 each card of a list of products on the home page has a heart', async () => {
  const list = [aProductSummary({ name: 'Badmat' }), aProductSummary({ id: 3, sku: 'SJ', name: 'Sjaal' })];
  const story = aStory({ body: [aProductListBlock({ id: 'list' })] });
  await visit({ path: '/', services: { home: async () => ({ story, products: { list } }) } });
  const hearts = screen.getAllByRole('button', { name: /op je verlanglijst$/u });
  expect(hearts.map((heart) => heart.getAttribute('aria-label'))).toEqual([
    'Zet Badmat op je verlanglijst',
    'Zet Sjaal op je verlanglijst',
  ]);
});

it('IMG-04 a card asks for its picture in the ratio of the theme of its store', async () => {
  const list = [aProductSummary({ name: 'Badmat', image: '/b/m/mat.jpg' })];
  const story = aStory({ body: [aProductListBlock({ id: 'list' })] });
  const view = { cardImage: { width: 310, height: 388 } };
  await visit({ path: '/', view, services: { home: async () => ({ story, products: { list } }) } });
  expect(screen.getByRole('img', { name: 'Badmat' })).toHaveAttribute('src', '/img/310/388/resize/b/m/mat.jpg');
});
