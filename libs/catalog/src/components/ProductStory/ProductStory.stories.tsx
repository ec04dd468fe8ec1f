import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsNl } from '../../messages/factsNl.ts';
import { aProductDetail } from '../../testing.ts';
import { ProductStory } from './ProductStory.tsx';

const meta = { component: ProductStory, args: { product: aProductDetail(), messages: factsNl } } satisfies Meta<
  typeof ProductStory
>;
export default meta;

export const WithFacts: StoryObj<typeof meta> = {};
