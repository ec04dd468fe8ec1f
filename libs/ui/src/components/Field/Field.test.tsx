import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SelectField } from '../Select/SelectField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextInput/TextInput.tsx';

type Words = { label: string; error: string | undefined; 'aria-describedby': string };

describe('A11Y-06 a form message belongs to its field', () => {
  it('A11Y-06 marks a text field invalid and describes it', () => {
    render(<TextField label="E-mailadres" name="email" error="Vul een geldig e-mailadres in" />);
    const input = screen.getByRole('textbox', { name: 'E-mailadres' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it('A11Y-06 reads the hint before the message', () => {
    render(<TextField label="Postcode" hint="Bijvoorbeeld 1011 AB" error="Dit veld is verplicht" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Bijvoorbeeld 1011 AB Dit veld is verplicht');
  });

  it('A11Y-06 marks a choice list and a checkbox too', () => {
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

  it('A11Y-06 is not there when nothing is wrong', () => {
    render(<TextField label="Voornaam" optionalLabel="(optioneel)" />);
    const input = screen.getByRole('textbox', { name: 'Voornaam (optioneel)' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['text field', (words: Words) => <TextField {...words} />],
    ['choice list', (words: Words) => <SelectField {...words} />],
    ['text area', (words: Words) => <TextArea {...words} />],
    ['password', (words: Words) => <PasswordField {...words} labels={{ show: 'Tonen', hide: 'Verbergen' }} />],
    ['checkbox', ({ label, ...rest }: Words) => <Checkbox {...rest}>{label}</Checkbox>],
  ])('A11Y-06 stands beside what the caller of a %s says of it', (_name, field) => {
    const control = (error?: string) => (
      <>
        {field({ label: 'Naam', error, 'aria-describedby': 'more' })}
        <p id="more">Zoals op je pas</p>
      </>
    );
    const { rerender } = render(control());
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Zoals op je pas');
    rerender(control('Dit veld is verplicht'));
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Dit veld is verplicht Zoals op je pas');
  });
});
