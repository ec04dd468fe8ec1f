import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { SearchBar } from './SearchBar.tsx';

const meta = { component: SearchBar, args: { messages: nl } } satisfies Meta<typeof SearchBar>;
export default meta;

export const Bar: StoryObj<typeof meta> = {};
