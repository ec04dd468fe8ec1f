import { mapTokens, type StoreTheme } from '@etalage/ui/tokens';
import { tokenType } from '@etalage/ui/workbench';
import { describe, expect, it } from 'vitest';
import { drafted, draftStyles, edited, modesOf, noDraft, parseDrafts, redo, undo, valueOf } from './drafts.ts';
import { fluidCss, parseFluid } from './fluid.ts';
import { tokenGroups } from './labels.ts';

const tokens = mapTokens((group, leaf) => {
  if (group === 'color') return '#111111';
  if (tokenType(group, leaf) === 'number') return '1';
  return tokenType(group, leaf) === 'cubicBezier' ? 'ease' : '4px';
});
const theme: StoreTheme = { light: tokens, dark: { ...tokens, shadow: { ...tokens.shadow, card: 'none' } } };
const paint = (value: string) => ({
  path: ['color', 'action'] satisfies [string, string],
  modes: ['dark' as const],
  value,
});
const actions = (draft: typeof noDraft) => {
  const { light, dark } = drafted(theme, draft);
  return [light.color.action, dark.color.action];
};

describe('a draft of a theme', () => {
  it('shows an edit, takes it back and does it again', () => {
    const two = edited(edited(noDraft, paint('#222222')), paint('#333333'));
    expect(actions(two)).toEqual(['#111111', '#333333']);
    expect(actions(undo(two))).toEqual(['#111111', '#222222']);
    expect(actions(redo(undo(two)))).toEqual(['#111111', '#333333']);
    expect(undo(undo(undo(two))).edits).toEqual([]);
  });

  it('THEME-03 takes a whole drag back at once', () => {
    const dragged = edited(edited(edited(noDraft, paint('#222222')), paint('#333333'), true), paint('#444444'), true);
    expect(actions(undo(dragged))).toEqual(['#111111', '#111111']);
  });

  it('THEME-03 changes a colour in the mode in view, and anything else in both where the store has it the same', () => {
    expect(modesOf(theme, noDraft, ['color', 'action'], 'dark')).toEqual(['dark']);
    expect(modesOf(theme, noDraft, ['space', 'm'], 'dark')).toEqual(['light', 'dark']);
    expect(modesOf(theme, noDraft, ['shadow', 'card'], 'light')).toEqual(['light']);
  });

  it('keeps what differs by night, though both are the same for a moment', () => {
    const flat = edited(noDraft, { path: ['shadow', 'card'], modes: ['light'], value: 'none' });
    expect(modesOf(theme, flat, ['shadow', 'card'], 'light')).toEqual(['light']);
  });

  it('keeps what differs by night in a theme that was opened, or in the store whose theme it takes the place of', () => {
    const opened = (card: string) =>
      edited(noDraft, { theme: { light: tokens, dark: { ...tokens, radius: { ...tokens.radius, card } } } });
    expect(modesOf(theme, opened('0px'), ['radius', 'card'], 'light')).toEqual(['light']);
    expect(modesOf(theme, opened('4px'), ['radius', 'card'], 'light')).toEqual(['light', 'dark']);
    expect(modesOf(theme, opened('4px'), ['shadow', 'card'], 'light')).toEqual(['light']);
  });

  it('THEME-03 opens a whole theme as one act, which is undone as one', () => {
    const opened = edited(edited(noDraft, paint('#222222')), { theme: { light: tokens, dark: tokens } });
    expect(drafted(theme, opened).dark.shadow.card).toBe('4px');
    expect(drafted(theme, undo(opened)).dark.color.action).toBe('#222222');
  });

  it('writes the custom properties that it changes, in its mode alone', () => {
    expect(draftStyles('linge', theme, edited(noDraft, paint('#222222')))).toBe(
      ':root[data-store="linge"][data-scheme="light"]{}\n:root[data-store="linge"][data-scheme="dark"]{--shop-color-action:#222222;}',
    );
  });

  it('THEME-03 writes every custom property that it changes', () => {
    const wider = { path: ['space', 'm'] satisfies [string, string], modes: ['dark' as const], value: '20px' };
    expect(draftStyles('linge', theme, edited(edited(noDraft, paint('#222222')), wider))).toContain(
      '[data-scheme="dark"]{--shop-color-action:#222222;--shop-space-m:20px;}',
    );
  });

  it('is kept as text, and anything else is no draft', () => {
    const kept = { linge: edited(noDraft, paint('#222222')) };
    expect(parseDrafts(JSON.stringify(kept))).toEqual(kept);
    expect([parseDrafts(null), parseDrafts('{'), parseDrafts('{"linge":1}')]).toEqual([{}, {}, {}]);
  });

  it.each([
    ['a token that the contract does not have', { ...paint('#222222'), path: ['color', 'glow'] }],
    ['a colour whose contrast nobody can tell', paint('oklch(0.7 0.1 40)')],
    [
      'a theme with such a colour',
      { theme: { light: { ...tokens, color: { ...tokens.color, action: 'transparent' } }, dark: tokens } },
    ],
  ])('is read without %s, which an older workbench took', (_title, stale) => {
    const kept = { linge: { edits: [paint('#222222'), stale], undone: [] } };
    expect(parseDrafts(JSON.stringify(kept))).toEqual({ linge: edited(noDraft, paint('#222222')) });
  });
});

describe('a fluid size', () => {
  it('reads what a theme has', () => {
    expect(parseFluid('clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)')).toEqual({ phone: 24, desktop: 36, unit: 'rem' });
    expect(parseFluid('16px')).toBeUndefined();
  });

  it('runs straight from 390 to 1440 px', () => {
    const css = fluidCss({ phone: 16, desktop: 26.5, unit: 'px' });
    expect(css).toBe('clamp(16px, 12.1px + 1vw, 26.5px)');
    expect(parseFluid(css)).toEqual({ phone: 16, desktop: 26.5, unit: 'px' });
  });

  it('may be greater on a phone', () => {
    expect(parseFluid('clamp(18px, 4vw, 72px)')).toEqual({ phone: 18, desktop: 72, unit: 'px' });
    const swapped = { phone: 100, desktop: 72, unit: 'px' } as const;
    expect(parseFluid(fluidCss(swapped))).toEqual(swapped);
    expect(parseFluid('clamp(1rem, 3rem - 2vw, 2rem)')).toEqual({ phone: 32, desktop: 16, unit: 'rem' });
  });
});

it('has plain words for every token', () => {
  expect(
    tokenGroups.flatMap(({ group, leaves }) =>
      leaves.filter(({ leaf, label }) => leaf === label).map(({ leaf }) => `${group}.${leaf}`),
    ),
  ).toEqual([]);
  expect(valueOf(tokens, ['space', 'm'])).toBe('4px');
});
