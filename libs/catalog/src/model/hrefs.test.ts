import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { pictureParts, productHref } from './hrefs.ts';
import { isLinkedByPath, linkPath, withLinkFields } from './linkPath.ts';
import { pathLink } from './pathLink.ts';

const view = aStoreView();
const byPath = { ...view, seo: { ...view.seo, useUrlDispatcher: true } };
const byRoute = { ...view, seo: { ...view.seo, useUrlDispatcher: false } };

describe('ROUTE-24, ROUTE-25 links by path', () => {
  it('ROUTE-24, ROUTE-25 are those of a store that asks for them', () =>
    expect([isLinkedByPath(byPath), isLinkedByPath(byRoute)]).toEqual([true, false]));

  it('ROUTE-24, ROUTE-25 take two more fields of a search', () => {
    expect(withLinkFields(['sku'], byPath)).toEqual(['sku', 'url_path', 'display_mode']);
    expect(withLinkFields(['sku'], byRoute)).toEqual(['sku']);
    expect(withLinkFields(undefined, byPath)).toBeUndefined();
  });

  it.each([
    ['is its url_path', { url_path: 'bad/één.html' }, true, '/bad/%C3%A9%C3%A9n.html'],
    ['is none in a store that links by routes', { url_path: 'bad.html' }, false, undefined],
    ['is none without a url_path', { url_path: '' }, true, undefined],
    [
      'is none of a document that the URL map leaves out',
      { url_path: 'bad.html', display_mode: 'PAGE' },
      true,
      undefined,
    ],
  ])('ROUTE-24 the path of a document %s', (_what, document, isByPath, expected) =>
    expect(linkPath(document, isByPath)).toBe(expected),
  );

  it.each([
    ['is its path', {}, '/jas.html'],
    ['names the variant of a configurable product', { type: 'configurable' }, '/jas.html?childSku=JAS-S'],
    ['is its path alone for a set', { type: 'grouped' }, '/jas.html'],
    ['says that the size is open', { isSizeOpen: true }, '/jas.html?kies=maat'],
    ['says both', { type: 'configurable', isSizeOpen: true }, '/jas.html?childSku=JAS-S&kies=maat'],
    ['is none without a path', { path: undefined }, undefined],
  ])('ROUTE-25 the link to a product %s', (_what, differences, expected) => {
    const linked = { path: '/jas.html', type: 'simple', sku: 'JAS-S', isSizeOpen: undefined, ...differences };
    expect(pathLink(linked).pathHref).toBe(expected);
  });

  it('ROUTE-25 comes before the route', () => {
    const product = { type: 'simple', parentSku: 'JAS', slug: 'badjas', sku: 'JAS' };
    expect([productHref({ ...product, pathHref: '/jas.html' }), productHref(product)]).toEqual([
      '/jas.html',
      '/p/JAS/badjas',
    ]);
  });
});

it.each([
  ['ROUTE-14', 'simple', '/p/JAS/badjas'],
  ['ROUTE-14', 'bundle', '/p/JAS/badjas'],
  ['ROUTE-14', 'virtual', '/p/JAS/badjas'],
  ['ROUTE-14', 'downloadable', '/p/JAS/badjas'],
  ['ROUTE-15', 'configurable', '/p/JAS/badjas/JAS-S'],
  ['ROUTE-15', 'grouped', '/p/JAS/badjas/JAS-S'],
])('%s a card of type %s leads to %s', (_id, type, href) =>
  expect(productHref({ type, parentSku: 'JAS', slug: 'badjas', sku: 'JAS-S' })).toBe(href),
);

it.each([
  ['its path and version', '/jas.jpg?v=12', { path: '/jas.jpg', version: '12' }],
  ['its path alone', '/jas.jpg', { path: '/jas.jpg' }],
  ['no path of an empty one', '', { path: undefined }],
  ['no path where there is none', undefined, { path: undefined }],
])('IMG-01 a picture is %s', (_what, src, expected) => expect(pictureParts(src)).toStrictEqual(expected));
