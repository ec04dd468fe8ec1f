import type { Meta, StoryObj } from '@storybook/react-vite';
import { promisesNl } from '../../messages/promises.ts';
import { Promises } from './Promises.tsx';

const meta = {
  component: Promises,
  args: { messages: promisesNl, delivery: 'Voor 22.00 uur besteld, morgen in huis' },
} satisfies Meta<typeof Promises>;
export default meta;

export const BesideAProduct: StoryObj<typeof meta> = {};
export const WithoutADay: StoryObj<typeof meta> = { args: { delivery: undefined } };
