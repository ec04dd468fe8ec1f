import { expect, it } from 'vitest';
import { fromDesktop, fromLarge, fromWide, inDomain, media, onMobile, when } from './rules.ts';

it('UI-01 below 1024 px is mobile, 1024 px itself desktop, 1200 and 1440 px go further', () => {
  expect(media.mobile).toBe('screen and (max-width: 1023.98px)');
  expect(media.desktop).toBe('screen and (min-width: 1024px)');
  expect(media.large).toBe('screen and (min-width: 1200px)');
  expect(media.wide).toBe('screen and (min-width: 1440px)');
});

it.each([
  ['below 1024 px', onMobile, 'screen and (max-width: 1023.98px)'],
  ['from 1024 px on', fromDesktop, 'screen and (min-width: 1024px)'],
  ['from 1200 px on', fromLarge, 'screen and (min-width: 1200px)'],
  ['from 1440 px on', fromWide, 'screen and (min-width: 1440px)'],
])('UI-01 a rule can hold %s', (_where, inMedia, query) =>
  expect(inMedia({ order: 1 })).toEqual({ '@media': { [query]: { order: 1 } } }),
);

it('puts conditions from narrow to wide, in the layer asked for', () => {
  expect(inDomain({ order: 0, ...when({ wide: { order: 2 }, desktop: { order: 1 } }) })).toEqual({
    '@layer': { domain: { order: 0, '@media': { [media.desktop]: { order: 1 }, [media.wide]: { order: 2 } } } },
  });
  expect(Object.keys(fromDesktop({ order: 1 })['@media'])).toEqual([media.desktop]);
});
