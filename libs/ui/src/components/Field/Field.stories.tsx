import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: { label: 'Postcode', children: (control) => <TextInput {...control} autoComplete="postal-code" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Vier cijfers en twee letters' } };
export const Optional: Story = { args: { optionalLabel: '(optioneel)' } };
export const Wrong: Story = { args: { hint: 'Vier cijfers en twee letters', error: 'Vul een geldige postcode in' } };
