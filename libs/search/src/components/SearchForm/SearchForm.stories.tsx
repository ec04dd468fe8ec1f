import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { SearchForm } from './SearchForm.tsx';

const meta = { component: SearchForm, args: { path: '/search', words: nl } } satisfies Meta<typeof SearchForm>;
export default meta;

export const Empty: StoryObj<typeof meta> = {};
export const AfterASearch: StoryObj<typeof meta> = { args: { text: 'badhanddoeken blauw' } };
