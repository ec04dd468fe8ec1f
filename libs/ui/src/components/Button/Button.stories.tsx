import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon } from '../Icon/firstIcons.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'In winkelwagen' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};
export const WithSign: Story = { args: { children: [<CartIcon key="sign" size="s" />, 'In winkelwagen'] } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Verder winkelen' } };
export const Text: Story = { args: { look: 'text', children: 'Wijzigen' } };
export const Danger: Story = { args: { look: 'danger', children: 'Verwijderen' } };
export const Small: Story = { args: { size: 's', children: 'Shop nu' } };
export const FullWidth: Story = { args: { width: 'full', children: 'Bestellen en betalen' } };
export const Busy: Story = { args: { isBusy: true, children: 'We controleren de voorraad' } };
export const NotNow: Story = { args: { disabled: true } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: { width: 'full', children: 'Verzendkostenvergoedingsvoorwaarden accepteren' },
};
