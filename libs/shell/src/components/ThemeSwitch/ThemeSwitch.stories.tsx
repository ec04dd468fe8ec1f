import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = { component: ThemeSwitch, args: { messages: nl } } satisfies Meta<typeof ThemeSwitch>;
export default meta;

export const AsTheSystem: StoryObj<typeof meta> = {};
