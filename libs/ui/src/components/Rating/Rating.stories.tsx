import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';

const meta = { component: Rating, args: { value: 4.4, label: '4,4 van 5 sterren', children: '(38)' } } satisfies Meta<
  typeof Rating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Perfect: Story = { args: { value: 5, label: '5 van 5 sterren' } };
export const NotYet: Story = { args: { value: 0, label: 'Nog geen reviews', children: undefined } };
