import { expect, it } from 'vitest';
import { missingPackages } from './debianPackages.mjs';

const everyFont = 'Liberation Serif\nLiberation Sans\nRoboto,Roboto Black\nNoto Sans\n';

it.each([
  ['nothing where the browser and every font are there', { hasBrowser: true, fontList: everyFont }, []],
  [
    'the browser alone where only that is missing',
    { hasBrowser: false, fontList: everyFont },
    ['chromium-headless-shell'],
  ],
  [
    'the fonts, also where a browser is there already',
    { hasBrowser: true, fontList: 'DejaVu Sans\nLiberation Sans Narrow\nRoboto Condensed\nNoto Sans Mono\n' },
    ['fonts-liberation', 'fonts-roboto-unhinted', 'fonts-noto-core'],
  ],
  [
    'everything on a fresh machine, which cannot list its fonts either',
    { hasBrowser: false, fontList: undefined },
    ['chromium-headless-shell', 'fontconfig', 'fonts-liberation', 'fonts-roboto-unhinted', 'fonts-noto-core'],
  ],
])('THEME-07 the checks install %s', (_title, machine, packages) => {
  expect(missingPackages(machine)).toEqual(packages);
});
