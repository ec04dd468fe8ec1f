// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TokenField } from './TokenField.tsx';

afterEach(cleanup);

const show = (group: string, leaf: string, value: string): string[] => {
  const taken: string[] = [];
  render(createElement(TokenField, { group, leaf, label: 'It', value, onChange: (next: string) => taken.push(next) }));
  return taken;
};

it.each([
  ['a corner of 0', ['radius', 'control', '0'], '8', '8px'],
  ['letter spacing of 0', ['tracking', 'body', '0'], '0.02', '0.02em'],
  ['the height of a button, below nothing', ['button', 'height', '48px'], '-40', '0px'],
  ['a number of columns', ['columns', 'mobile', '3'], '3.05', '3'],
] as const)('writes CSS that holds for %s', (_title, [group, leaf, value], typed, css) => {
  const taken = show(group, leaf, value);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
  expect(taken).toEqual([css]);
});
