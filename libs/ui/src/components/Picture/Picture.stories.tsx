import type { Meta, StoryObj } from '@storybook/react-vite';
import { images } from '@etalage/core/constants';
import { Picture } from './Picture.tsx';

const meta = {
  component: Picture,
  args: { path: undefined, alt: 'Badlaken van zware badstof', size: images.thumbnail },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Failing: Story = { args: { path: 'is/not/there.jpg', loading: 'eager' } };
export const MissingInTheCart: Story = { args: { size: images.cartThumbnail } };
