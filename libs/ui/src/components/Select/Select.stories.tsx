import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((size) => <option key={size}>{size}</option>);
const meta = { component: SelectField, args: { label: 'Maat', children: sizes } } satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};
export const Forgotten: Story = { args: { error: 'Kies eerst een maat' } };
