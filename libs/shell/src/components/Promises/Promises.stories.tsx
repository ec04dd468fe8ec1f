import type { Meta, StoryObj } from '@storybook/react-vite';
import { promisesNl } from '../../messages/promises.ts';
import { Promises } from './Promises.tsx';

const meta = { component: Promises, args: { messages: promisesNl } } satisfies Meta<typeof Promises>;
export default meta;

export const BesideAProduct: StoryObj<typeof meta> = {};
