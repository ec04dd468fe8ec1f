import { expect, it } from 'vitest';
import { declarations, nightDeclarations } from './createStoreTheme.ts';
import { tokenEntries, tokenShape, unassigned, type StoreTokens } from './tokens.ts';

/** A theme that names each token instead of giving it a value. */
function named(mode: string): StoreTokens {
  const groups = Object.entries(tokenShape).map(([group, leaves]) => [
    group,
    Object.fromEntries(Object.keys(leaves).map((leaf) => [leaf, `${mode} ${group}.${leaf}`])),
  ]);
  const tokens: StoreTokens = JSON.parse(JSON.stringify(Object.fromEntries(groups)));
  return tokens;
}

const light = named('light');

it('declares every token under its public name', () => {
  const declared = declarations(light);
  expect(Object.keys(declared)).toHaveLength(tokenEntries(light).length);
  expect(declared['--shop-color-on-action']).toBe('light color.onAction');
});

it('declares for the night only what it changes', () => {
  const dark = { ...light, color: { ...light.color, surface: '#000000' } };
  expect(nightDeclarations({ light, dark })).toEqual({ '--shop-color-surface': '#000000' });
});

it('misses nothing in a whole theme', () => expect(unassigned('fashion', { light, dark: light })).toEqual([]));
