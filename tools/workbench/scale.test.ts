import { describe, expect, it } from 'vitest';
import { scaleOf, sized } from './scale.ts';

describe('what a size can be set to', () => {
  it.each([
    // token                  value     set to  gives
    ['radius', 'control', '0', 8, '8px'],
    ['label', 'padding', '0', 8, '8px'],
    ['tracking', 'body', '0', 0.02, '0.02em'],
    ['button', 'tracking', '0', -0.02, '-0.02em'],
    ['motion', 'fast', '0', 80, '80ms'],
    ['leading', 'none', '1', 1.05, '1.05'],
    ['space', 'm', '1rem', 1.5, '1.5rem'],
  ])('%s.%s of %s, set to %d, is %s', (group, leaf, value, amount, css) =>
    expect(sized(scaleOf(group, leaf, value), amount)).toBe(css),
  );

  it.each([
    ['columns', 'mobile', '3', 3.05, '3'],
    ['columns', 'mobile', '3', 0, '1'],
    ['level', 'toast', '60', 10.4, '10'],
    ['button', 'height', '48px', -40, '0px'],
    ['motion', 'fast', '80ms', -10, '0ms'],
    ['weight', 'body', '400', 0, '1'],
  ])('%s.%s of %s, set to %d, stays at what it can be: %s', (group, leaf, value, amount, css) =>
    expect(sized(scaleOf(group, leaf, value), amount)).toBe(css),
  );

  it('has whole steps for what is counted', () => {
    expect(scaleOf('columns', 'mobile', '3')).toMatchObject({ min: 1, max: 12, step: 1 });
    expect(scaleOf('level', 'toast', '60')).toMatchObject({ min: 0, max: 100, step: 1 });
    expect(scaleOf('radius', 'control', '0')).toMatchObject({ min: 0, max: 120, step: 1 });
  });
});
