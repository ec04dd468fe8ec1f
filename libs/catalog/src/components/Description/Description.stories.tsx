import type { Meta, StoryObj } from '@storybook/react-vite';

import { Description } from './Description.tsx';

const meta = {
  component: Description,
  args: { html: '<p>Zacht en warm.</p><ul><li>100% katoen</li></ul>' },
} satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithList: Story = {};
