import { contrastFailures, mapTokens, type StoreTheme } from '@etalage/ui/tokens';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownColor, palette } from './palette.ts';

const plain = mapTokens(() => '0');
const themeOf = (color: string): StoreTheme => {
  const { light, dark } = palette(color);
  return { light: { ...plain, color: light }, dark: { ...plain, color: dark } };
};

it('THEME-01 a new store can be read in any colour, by day and by night', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrastFailures('new', themeOf(color))).toEqual([]);
    }),
    { examples: [[0], [0xffffff], [0xffe100], [0x777777]] },
  ));

it('gives every code a colour of its own', () => {
  const colors = ['keuken', 'tuin', 'kind', 'reis'].map(ownColor);
  expect(new Set(colors).size).toBe(4);
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
