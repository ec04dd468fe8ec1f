import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Combobox, matching } from './Combobox.tsx';

const options = ['Achterom', 'Oude Delft', 'Breestraat', 'Één'].map((label) => ({ id: label, label }));
const labels = { count: (count: number) => `${count} gevonden`, none: 'Niets gevonden' };

function Street({ onChoose }: { onChoose: (id: string) => void }) {
  const [value, setValue] = useState<string>();
  const choose = (id: string): void => {
    setValue(id);
    onChoose(id);
  };
  return <Combobox label="Straat" options={options} labels={labels} value={value} onChoose={choose} />;
}

function show() {
  const chosen: string[] = [];
  render(<Street onChoose={(id) => chosen.push(id)} />);
  return { input: screen.getByRole('combobox', { name: 'Straat' }), chosen };
}
const marked = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

it.each([
  ['', 4],
  ['del', 1],
  ['elft', 0],
  ['een', 1],
])('finds for %j %d of four by the beginnings of words', (typed, found) =>
  expect(matching(options, typed)).toHaveLength(found),
);

it('opens by typing, says how many there are, and chooses by Enter; the focus stays in the text', async () => {
  const { input, chosen } = show();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input, 'br');
  expect(screen.getByRole('listbox', { name: 'Straat' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 gevonden');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked(input)).toBe('Breestraat');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Breestraat']);
  expect(input).toHaveValue('Breestraat');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('goes round by the arrows, from either end', async () => {
  const { input } = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(marked(input)).toBe('Één');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked(input)).toBe('Achterom');
});

it('chooses by a press', async () => {
  const { input, chosen } = show();
  await userEvent.click(input);
  await userEvent.click(screen.getByRole('option', { name: 'Oude Delft' }));
  expect(chosen).toEqual(['Oude Delft']);
  await userEvent.click(input);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Oude Delft');
});

it('closes by Escape, and takes back what was no choice', async () => {
  const { input, chosen } = show();
  await userEvent.type(input, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Niets gevonden');
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveValue('');
  await userEvent.type(input, 'oud');
  await userEvent.tab();
  expect(input).toHaveValue('');
  expect(chosen).toEqual([]);
});

describe('options that the caller searches for', () => {
  const search = (found: string[], chosen: string[] = [], value?: string) => (
    <Combobox
      label="Straat"
      options={found.map((label) => ({ id: label, label }))}
      labels={labels}
      value={value}
      filter="all"
      onChoose={(id) => chosen.push(id)}
    />
  );

  it('keep the choice in the field when they hold it no longer', async () => {
    const { rerender } = render(search(['Oude Delft', 'Markt'], [], 'Oude Delft'));
    const input = screen.getByRole('combobox');
    await userEvent.type(input, 'bree');
    rerender(search(['Breestraat'], [], 'Oude Delft'));
    await userEvent.tab();
    expect(input).toHaveValue('Oude Delft');
    rerender(search(['Breestraat']));
    expect(input).toHaveValue('');
  });

  it('may go as soon as one is chosen', async () => {
    function Search() {
      const [value, setValue] = useState<string>();
      const found = value === undefined ? options : [];
      return <Combobox label="Straat" options={found} labels={labels} value={value} filter="all" onChoose={setValue} />;
    }
    render(<Search />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Oude Delft' }));
    expect(screen.getByRole('combobox')).toHaveValue('Oude Delft');
  });

  it('keep the mark on what was marked when they come late', async () => {
    const chosen: string[] = [];
    const { rerender } = render(search(['Achterom', 'Markt'], chosen));
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    rerender(search(['Aagje', 'Achterom'], chosen));
    expect(marked(input)).toBe('Achterom');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['Achterom']);
  });

  it('take the mark away with what was marked', async () => {
    const chosen: string[] = [];
    const { rerender } = render(search(['Achterom'], chosen));
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    rerender(search(['Markt'], chosen));
    expect(input).not.toHaveAttribute('aria-activedescendant');
    rerender(search(['Markt', 'Achterom'], chosen));
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual([]);
  });
});
