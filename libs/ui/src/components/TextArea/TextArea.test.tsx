import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

it('A11Y-06 has its label as name and its message as description', () => {
  render(<TextArea label="Je review" error="Dit veld is verplicht" />);
  const input = screen.getByRole('textbox', { name: 'Je review' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Dit veld is verplicht');
});
