import { createServices } from '@etalage/shell/server';
import { expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { words } from './testing/words.ts';

const category = (id: number, slug: string, position: number, differences: object = {}) =>
  aCategoryDocument({
    id,
    name: slug,
    slug,
    url_key: slug,
    url_path: slug,
    path: `1/2/${id}`,
    position,
    ...differences,
  });

const servicesOver = ({ fetch }: TestBackend) =>
  createServices({ view: views[0], words, siteUrl: 'https://t.test', baseUrl: 'http://backend.test', fetch });

it('MENU-12 the menu is the tree of active categories that belong in it, in order of position', async () => {
  const backend = await aBackend();
  const under = { parent_id: 11, level: 3 };
  await importDocuments(backend, {
    categories: [
      category(10, 'keuken', 10),
      category(11, 'bad', 1),
      category(12, 'bed', 2),
      category(13, 'oud', 4, { is_active: false }),
      category(14, 'stil', 5, { include_in_menu: false }),
      category(15, 'badlakens', 2, { ...under, path: '1/2/11/15' }),
      category(16, 'handdoeken', 1, { ...under, path: '1/2/11/16' }),
      category(17, 'monsters', 3, { ...under, path: '1/2/11/17', include_in_menu: 0 }),
      category(18, 'restanten', 1, { parent_id: 13, level: 3, path: '1/2/13/18' }),
    ],
  });
  const menu = await servicesOver(backend).menu([]);
  expect(menu.map(({ href, children }) => [href, ...children.map((child) => child.href)])).toEqual([
    ['/c/bad', '/c/handdoeken', '/c/badlakens'],
    ['/c/bed'],
    ['/c/keuken'],
  ]);
});

it('MENU-12 the menu has every level of the tree, each without what does not belong in it', async () => {
  const backend = await aBackend();
  const below = (id: number, slug: string, position: number, above: number, differences: object = {}) =>
    category(id, slug, position, { parent_id: above, level: 4, path: `1/2/11/15/${id}`, ...differences });
  await importDocuments(backend, {
    categories: [
      category(11, 'bad', 1),
      category(15, 'badlakens', 1, { parent_id: 11, level: 3, path: '1/2/11/15' }),
      below(21, 'hotel', 10, 15),
      below(22, 'gasten', 2, 15),
      below(23, 'sauna', 3, 15),
      below(24, 'proef', 1, 15, { include_in_menu: 0 }),
      below(25, 'oud', 4, 15, { is_active: false }),
      below(26, 'linnen', 1, 21, { level: 5, path: '1/2/11/15/21/26' }),
    ],
  });
  const entry = (label: string, ...children: object[]): object => ({ label, href: `/c/${label}`, children });
  expect(await servicesOver(backend).menu([])).toEqual([
    entry('bad', entry('badlakens', entry('gasten'), entry('sauna'), entry('hotel', entry('linnen')))),
  ]);
});

it('MENU-01 the menu is the editor’s where there is one, with what it highlights and puts forward', async () => {
  const { menu } = servicesOver(await aBackend());
  const to = (href: string) => ({ link: { href, external: false } });
  const image = { source: '/content/textile/bad-1600x800.jpg', alt: '', size: { width: 1600, height: 800 } };
  const edited = {
    ...to('/c/sale'),
    label: 'Sale',
    highlighted: true,
    isFlat: true,
    items: [{ ...to('/c/bad'), label: 'Bad', highlighted: false, items: [] }],
    tiles: [{ ...to('/c/nieuw'), title: 'Nieuw', image }],
  };
  const srcSet = [768, 540, 375].map((width) => `/img/content/${width}/textile/bad-1600x800.jpg ${width}w`).join(', ');
  expect(await menu([edited])).toMatchObject([
    {
      label: 'Sale',
      href: '/c/sale',
      isHighlighted: true,
      isFlat: true,
      children: [{ label: 'Bad', href: '/c/bad' }],
      tiles: [{ title: 'Nieuw', href: '/c/nieuw', picture: { srcSet } }],
    },
  ]);
});
