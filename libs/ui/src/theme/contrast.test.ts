import { describe, expect, it } from 'vitest';
import { colorPairs, contrast, luminance } from './contrast.ts';
import { tokenName, tokenShape } from './tokens.ts';
import { vars } from './vars.ts';

describe('contrast', () => {
  it.each([
    // WCAG 2.2: black on white is 21; #767676 is the lightest grey that reads on white.
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d:1', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2));

  it('takes opaque colours only', () => expect(() => luminance('#ffffff80')).toThrow(RangeError));

  it('is declared for every colour that something stands on', () => {
    const declared = new Set(colorPairs.flatMap(({ front, back }) => [front, back]));
    const decoration = ['line', 'cardLine', 'skeleton', 'scrim'];
    expect(
      Object.keys(tokenShape.color).filter(
        (token) => ![...declared].some((name) => name === token) && !decoration.includes(token),
      ),
    ).toEqual([]);
  });
});

it('names its tokens in public', () => {
  expect(tokenName(['color', 'onAction'])).toBe('shop-color-on-action');
  expect(vars.color.action).toBe('var(--shop-color-action)');
});
