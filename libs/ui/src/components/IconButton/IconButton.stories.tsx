import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { CartIcon, HeartIcon } from '../Icon/firstIcons.tsx';
import { SearchIcon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { args: { label: 'Zoeken', children: <SearchIcon /> } };
export const Liked: Story = { args: { label: 'Verlanglijst', children: <HeartIcon look="filled" /> } };
export const WithCount: Story = {
  args: { label: 'Winkelwagen, 3 producten', children: [<CartIcon key="sign" />, <Badge key="count" count={3} />] },
};
