import { aStoreView } from '@etalage/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { OrderHelp } from './OrderHelp.tsx';

const meta = { component: OrderHelp, args: { view: aStoreView(), messages: nl } } satisfies Meta<typeof OrderHelp>;
export default meta;

export const UnderAnOrder: StoryObj<typeof meta> = {};
