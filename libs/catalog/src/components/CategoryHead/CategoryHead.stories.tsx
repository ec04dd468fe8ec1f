import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryHead } from './CategoryHead.tsx';

const meta = {
  component: CategoryHead,
  args: {
    head: { title: 'Handdoeken', description: '', keywords: '' },
    texts: { defaultTitle: 'Weefhuis', titleTemplate: '%s | Weefhuis', description: 'Linnengoed voor het leven.' },
  },
} satisfies Meta<typeof CategoryHead>;
export default meta;
export const WithTheStoresTexts: StoryObj<typeof meta> = {};
