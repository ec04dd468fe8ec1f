import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDutch } from '../../testing/dutch.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const meta = { component: OfflinePage, decorators: [inDutch] } satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingKept: Story = {};
export const WithKeptPages: Story = {
  play: ({ canvasElement }) => void canvasElement.querySelector('nav')?.removeAttribute('hidden'),
};
