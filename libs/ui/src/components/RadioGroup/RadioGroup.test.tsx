import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

it.each(['list', 'cards'] as const)('offers one of several, as %s', async (look) => {
  const chosen: string[] = [];
  const options = [
    { value: 'home', label: 'Thuisbezorgd', aside: '€ 4,95' },
    { value: 'point', label: 'Afhaalpunt', hint: 'Bij jou in de buurt' },
  ];
  render(
    <RadioGroup
      legend="Bezorging"
      name="delivery"
      look={look}
      options={options}
      value="home"
      onChoose={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('group', { name: 'Bezorging' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Thuisbezorgd/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Afhaalpunt/ }));
  expect(chosen).toEqual(['point']);
});

it('A11Y-06 a group without a choice is marked wrong, and described by what is', () => {
  const options = [{ value: 'ideal', label: 'iDEAL' }];
  const props = { legend: 'Betaling', name: 'payment', options, value: '', onChoose: () => undefined };
  const { rerender } = render(<RadioGroup {...props} />);
  expect(screen.getByRole('group')).toBeValid();
  rerender(<RadioGroup {...props} error="Kies hoe je betaalt" />);
  expect(screen.getByRole('group')).toBeInvalid();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Kies hoe je betaalt');
});
