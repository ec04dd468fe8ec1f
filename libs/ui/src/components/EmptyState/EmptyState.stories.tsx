import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { CartIcon } from '../Icon/firstIcons.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'Je winkelwagen is leeg', children: 'Nog niets gevonden? Kijk eens bij wat er nieuw is.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = { args: { sign: <CartIcon size="l" />, actions: <Button>Verder winkelen</Button> } };
export const NothingToDo: Story = {};
