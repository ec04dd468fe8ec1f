import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { NoResultView } from './NoResultView.tsx';

const meta = {
  component: NoResultView,
  args: {
    text: 'zeppelin',
    suggestions: [],
    categories: [
      { label: 'Bad', href: '/c/bad' },
      { label: 'Keuken', href: '/c/keuken' },
    ],
    path: '/search',
    words: nl,
  },
} satisfies Meta<typeof NoResultView>;
export default meta;

export const Nothing: StoryObj<typeof meta> = {};
export const WithACorrection: StoryObj<typeof meta> = { args: { text: 'badjos', suggestions: ['badjas'] } };
export const ALongWord: StoryObj<typeof meta> = { args: { text: 'z'.repeat(120), categories: [] } };
