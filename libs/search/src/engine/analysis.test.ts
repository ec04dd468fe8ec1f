import { expect, it } from 'vitest';
import { requiredTerms } from './analysis.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [7, 6],
  [8, 6],
  [9, 7],
])('of %i terms %i must match: never fewer than 75%, never one more than that takes', (terms, required) => {
  expect(requiredTerms(terms)).toBe(required);
  expect(required / terms).toBeGreaterThanOrEqual(0.75);
  expect((required - 1) / terms).toBeLessThan(0.75);
});
