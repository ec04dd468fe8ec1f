import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function show(values: readonly string[], error?: string) {
  const onChoose = vi.fn();
  const options = [
    { value: 'wrap', label: 'Inpakken' },
    { value: 'card', label: 'Kaart' },
    { value: 'ribbon', label: 'Lint', isDisabled: true },
  ];
  const words = { legend: 'Erbij', optionalLabel: '(optioneel)', error };
  render(<CheckboxGroup {...words} options={options} values={values} onChoose={onChoose} />);
  return { onChoose, press: (name: string) => userEvent.click(screen.getByRole('checkbox', { name })) };
}

describe('a group of checkboxes', () => {
  it('offers any of several, and tells all that are chosen', async () => {
    const { onChoose, press } = show(['card']);
    expect(screen.getByRole('group', { name: 'Erbij (optioneel)' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Kaart' })).toBeChecked();
    await press('Inpakken');
    await press('Kaart');
    await press('Lint');
    expect(onChoose.mock.calls).toEqual([[['card', 'wrap']], [[]]]);
  });

  it('A11Y-06 is marked wrong, and described by what is', () => {
    show([], 'Dit veld is verplicht');
    const group = screen.getByRole('group', { name: /Erbij/ });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Dit veld is verplicht');
  });
});
