// @vitest-environment happy-dom
import { mapTokens } from '@etalage/ui/tokens';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Lines } from './Lines.tsx';

afterEach(cleanup);

it.each([
  ['Hairline', '0 solid'],
  ['Buttons and fields', '1px solid'],
  ['Cards', '2px solid'],
  ['Dividers', '3px dashed'],
  ['Strong', '5px solid'],
  ['Focus ring', '6px solid'],
])('shows what a store draws as: %s', (label, line) => {
  const widths = ['0', '1px', '2px', '3px', 'dashed', '5px', '6px'];
  const tokens = mapTokens((group) => (group === 'border' ? (widths.shift() ?? '') : ''));
  render(createElement(Lines, { tokens }));
  expect(screen.getByRole('figure', { name: `${label} ${line}` })).toBeTruthy();
});
