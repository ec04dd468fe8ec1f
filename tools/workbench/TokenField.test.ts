// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TokenField } from './TokenField.tsx';
import { typedProblem } from './typedProblem.ts';

afterEach(cleanup);

const field = (group: string, leaf: string, value: string, onChange = (_css: string): void => undefined) =>
  createElement(TokenField, { group, leaf, label: 'It', value, onChange });

const show = (group: string, leaf: string, value: string) => {
  const taken: string[] = [];
  const { rerender } = render(field(group, leaf, value, (css) => void taken.push(css)));
  return { taken, change: (css: string) => rerender(field(group, leaf, css)) };
};

it.each([
  ['a corner of 0', ['radius', 'control', '0'], '8', '8px'],
  ['letter spacing of 0', ['tracking', 'body', '0'], '0.02', '0.02em'],
  ['the height of a button, below nothing', ['button', 'height', '48px'], '-40', '0px'],
  ['a number of columns', ['columns', 'mobile', '3'], '3.05', '3'],
] as const)('writes CSS that holds for %s', (_title, [group, leaf, value], typed, css) => {
  const { taken } = show(group, leaf, value);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
  expect(taken).toEqual([css]);
});

describe('what is typed', () => {
  const type = (text: string): HTMLElement => {
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
    return box;
  };

  it.each([
    ['#F00', '#ff0000'],
    ['1a2b3c', '#1a2b3c'],
    [' #1A2B3C ', '#1a2b3c'],
  ])('is taken as a colour: %s', (text, css) => {
    const { taken } = show('color', 'action', '#123456');
    type(text);
    expect(taken).toEqual([css]);
  });

  it('may be a see-through colour where nothing stands on it', () => {
    const { taken } = show('color', 'scrim', '#123456');
    type('#1238');
    expect(taken).toEqual(['#11223388']);
  });

  it.each([
    ['color', 'action', 'red', 'must be an opaque colour such as #1a2b3c'],
    ['color', 'action', '#12345680', 'must be an opaque colour such as #1a2b3c'],
    [
      'motion',
      'easing',
      'snappy',
      'must be a curve such as ease, or cubic-bezier(0.2, 0, 0, 1) with its first and third number from 0 to 1',
    ],
    ['card', 'lift', 'translate(0, -2px', 'must close its brackets and quotes, and have no comment and no !'],
    ['card', 'lift', 'none;', 'must be CSS on one line, without any of ; { } < \\'],
  ])('as %s.%s stays in sight and is not taken: %s', (group, leaf, text, problem) => {
    const { taken } = show(group, leaf, 'as it was');
    const typed = type(text);
    expect(taken).toEqual([]);
    expect(typed).toHaveProperty('value', text);
    expect(typed.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(`Not used: it ${problem}`).id).toBe(typed.getAttribute('aria-describedby'));
  });

  it('goes back to what the token has on Escape, and when the token changes', () => {
    const { change } = show('card', 'lift', 'none');
    const typed = type('none;');
    fireEvent.keyDown(typed, { key: 'Escape' });
    expect(typed).toHaveProperty('value', 'none');
    expect(typed.getAttribute('aria-invalid')).toBe('false');
    type('none;');
    change('scale(2)');
    expect(typed).toHaveProperty('value', 'scale(2)');
    expect(typed.getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['radius', 'card', '8 px', 'padding-top'],
    ['ratio', 'card', '4 : 3', 'aspect-ratio'],
    ['shadow', 'card', '0 0 soft', 'box-shadow'],
    ['card', 'lift', 'up', 'transform'],
    ['label', 'padding', '4px and 9px', 'padding'],
    ['button', 'tracking', 'wide', 'letter-spacing'],
  ])('as %s.%s is nothing that the browser knows: %s', (group, leaf, css, property) => {
    expect(typedProblem(group, leaf, css, (name) => name !== property)).toBe(`is no ${property} in CSS`);
    expect(typedProblem(group, leaf, css, (name) => name === property)).toBeUndefined();
  });
});
