import { expect, it } from 'vitest';
import { hasDeadLinks } from './deadLinks.ts';
import type { MenuEntry } from './menuEntry.ts';

const entry = (href: string, ...children: MenuEntry[]): MenuEntry => ({ label: href, href, children });
const known = new Map([
  ['bad', 1],
  ['één', 2],
  ['100%', 3],
]);

it.each([
  ['no link leads to a category', [entry('/'), entry('/blog')], false],
  ['all links are known', [entry('/c/bad'), entry('/c/bad?maat=s'), entry('/c/bad#top')], false],
  ['most links are dead', [entry('/c/bad'), entry('/c/tuin'), entry('/c/fiets')], true],
  ['half of them are', [entry('/c/bad'), entry('/c/tuin')], false],
  ['a dead one lies under a known one', [entry('/c/bad', entry('/c/tuin', entry('/c/fiets')))], true],
  ['a link is encoded', [entry('/c/%C3%A9%C3%A9n')], false],
  ['an editor wrote a bare %', [entry('/c/100%')], false],
  ['it names a category elsewhere in its address', [entry('/p/c/tuin'), entry('/c/')], false],
])('MENU-12 a menu was written for another catalogue or not, where %s', (_what, menu, expected) =>
  expect(hasDeadLinks(menu, known)).toBe(expected),
);
