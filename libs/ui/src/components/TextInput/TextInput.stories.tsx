import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextInput.tsx';

const meta = { component: TextField, args: { label: 'E-mailadres', type: 'email', name: 'email' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'naam@voorbeeld.nl' } };
export const Filled: Story = { args: { defaultValue: 'noor@voorbeeld.nl' } };
export const Wrong: Story = { args: { defaultValue: 'noor@', error: 'Vul een geldig e-mailadres in' } };
export const NotNow: Story = { args: { disabled: true } };
