import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsNl } from '../../messages/factsNl.ts';
import { aColourRelation } from '../../testing.ts';
import { ColourRelations } from './ColourRelations.tsx';

const meta = {
  component: ColourRelations,
  args: {
    relations: [aColourRelation(), aColourRelation({ id: 3, sku: 'MAND-OKER', color: 'Oker' })],
    messages: factsNl,
  },
} satisfies Meta<typeof ColourRelations>;
export default meta;

export const TwoOthers: StoryObj<typeof meta> = {};
