import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';

import { SortSelect } from './SortSelect.tsx';

const meta = { component: SortSelect, args: { search: {}, path: '/c/bad', messages: listNl } } satisfies Meta<
  typeof SortSelect
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recommended: Story = {};
export const Newest: Story = { args: { search: { sort: 'newest' } } };
