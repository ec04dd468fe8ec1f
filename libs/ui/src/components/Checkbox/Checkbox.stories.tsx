import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { children: 'Ik ga akkoord met de voorwaarden' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const InAFilter: Story = { args: { children: 'Blauw', aside: '12' } };
export const Forgotten: Story = { args: { error: 'Dit veld is verplicht' } };
