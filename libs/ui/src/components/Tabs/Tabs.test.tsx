import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['Omschrijving', 'Verzorging', 'Reviews'].map((label) => ({
  id: label,
  label,
  children: `Over ${label}`,
}));
const chosen = () => screen.getByRole('tab', { selected: true });

it('shows the panel of the chosen tab, named by it, and keeps the others in the document', async () => {
  render(<Tabs label="Over dit product" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Over dit product' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Verzorging' }));
  expect(screen.getByRole('tabpanel', { name: 'Verzorging' })).toHaveTextContent('Over Verzorging');
  expect(screen.getByText('Over Omschrijving')).not.toBeVisible();
});

it.each([
  // pressed, and so the chosen tab is
  [['{ArrowRight}'], 'Verzorging'],
  [['{ArrowLeft}'], 'Reviews'],
  [['{End}', '{ArrowRight}'], 'Omschrijving'],
  [['{End}', '{Home}'], 'Omschrijving'],
])('goes by %j to %s, with the focus', async (keys, name) => {
  render(<Tabs label="Over dit product" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys.join(''));
  expect(chosen()).toHaveAccessibleName(name);
  expect(chosen()).toHaveFocus();
});

it('leaves an arrow with Alt to the browser, which goes back', async () => {
  render(<Tabs label="Over dit product" tabs={tabs} />);
  await userEvent.tab();
  expect(fireEvent.keyDown(chosen(), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(chosen()).toHaveAccessibleName('Omschrijving');
});

it('is one stop for Tab, then its panel', async () => {
  render(<Tabs label="Over dit product" tabs={tabs} startsAt="Verzorging" />);
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('goes to the first tab when the chosen one is there no longer', async () => {
  const { rerender } = render(<Tabs label="Over dit product" tabs={tabs} startsAt="Reviews" />);
  rerender(<Tabs label="Over dit product" tabs={tabs.slice(0, 2)} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Over Omschrijving');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Omschrijving', selected: true })).toHaveFocus();
});
