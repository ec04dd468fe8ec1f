import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon } from '../Icon/firstIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { count: 2 },
  decorators: [
    (Story, { args: { count } }) => (
      <IconButton label={`Winkelwagen, ${count > 99 ? '99+' : count} producten`}>
        <CartIcon />
        <Story />
      </IconButton>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { count: 0 } };
export const ManyMore: Story = { args: { count: 120 } };
