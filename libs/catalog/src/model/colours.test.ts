import { expect, it } from 'vitest';
import { colourOf, isColour } from './colours.ts';

const [blue, sand, lightBlue] = ['#3464a0', '#cdb596', '#a5bfd3'];

it.each([
  ['Blauw', blue],
  ['Lichtblauw', lightBlue],
  ['Donkerblauw', blue],
  ['Donker-blauw', blue],
  ['Helder blauw', blue],
  ['Zand gestreept', sand],
  ['Gestreept donkerblauw', undefined],
  ['Gestreept zand', undefined],
  ['', undefined],
])('the colour ‘%s’ is %s', (name, colour) => expect(colourOf(name)).toBe(colour));

it.each([
  ['kleur', true],
  ['color', true],
  ['maat', false],
])('the attribute %s holds colours: %s', (code, is) => expect(isColour(code)).toBe(is));
