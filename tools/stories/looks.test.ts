import { describe, expect, it } from 'vitest';
import { stores } from '../run/stores.mjs';
import { allLooks, keptLooks, lookName, looks } from './looks.ts';

const codes = stores.map(({ code }) => code);

it('every store of the workspace is seen by day and by night, on a phone and on a desktop', () => {
  const shapesAndSchemes = ['light-phone', 'light-desktop', 'dark-phone', 'dark-desktop'];
  const expected = codes.flatMap((code) => shapesAndSchemes.map((rest) => `${code}-${rest}`));
  expect(allLooks.map(lookName)).toEqual(expected);
});

describe('the screens of a store are compared', () => {
  const files = ['a--story/fashion-light-phone.webp', 'a--story/tuin-noord-dark-desktop.webp'];
  const storesOf = (isAccepting: boolean) => [
    ...new Set(keptLooks(allLooks, files, isAccepting).map(({ store }) => store)),
  ];

  it('once some of it were accepted', () => expect(storesOf(false)).toEqual(['fashion']));
  it('while they are accepted', () => expect(storesOf(true)).toEqual(codes));
  it('in the three stores that were always there', () => {
    const compared = looks.map(({ store }) => store);
    expect(compared).toEqual(expect.arrayContaining(['dailydeal', 'fashion', 'textile']));
  });
});
