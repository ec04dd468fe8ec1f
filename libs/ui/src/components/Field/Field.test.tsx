import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SelectField } from '../Select/SelectField.tsx';
import { TextField } from '../TextInput/TextInput.tsx';

describe('A11Y-06 a form message belongs to its field', () => {
  it('marks a text field invalid and describes it', () => {
    render(<TextField label="E-mailadres" name="email" error="Vul een geldig e-mailadres in" />);
    const input = screen.getByRole('textbox', { name: 'E-mailadres' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it('reads the hint before the message', () => {
    render(<TextField label="Postcode" hint="Bijvoorbeeld 1011 AB" error="Dit veld is verplicht" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Bijvoorbeeld 1011 AB Dit veld is verplicht');
  });

  it('marks a choice list and a checkbox too', () => {
    render(
      <>
        <SelectField label="Land" error="Dit veld is verplicht" />
        <Checkbox error="Dit veld is verplicht">Ik ga akkoord</Checkbox>
      </>,
    );
    for (const control of [screen.getByRole('combobox'), screen.getByRole('checkbox')]) {
      expect(control).toBeInvalid();
      expect(control).toHaveAccessibleDescription('Dit veld is verplicht');
    }
  });

  it('is not there when nothing is wrong', () => {
    render(<TextField label="Voornaam" optionalLabel="(optioneel)" />);
    const input = screen.getByRole('textbox', { name: 'Voornaam (optioneel)' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});
