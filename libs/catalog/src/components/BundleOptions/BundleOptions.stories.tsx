import type { Meta, StoryObj } from '@storybook/react-vite';
import { choicesNl } from '../../messages/choicesNl.ts';
import { someBundleGroups } from '../../testing.ts';
import { BundleOptions } from './BundleOptions.tsx';

const meta = {
  component: BundleOptions,
  args: {
    groups: someBundleGroups(),
    choices: { 1: ['12'], 2: ['21'] },
    problems: [],
    messages: choicesNl,
    onChange: () => undefined,
  },
} satisfies Meta<typeof BundleOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const StillToChoose: Story = { args: { choices: {}, problems: ['1'] } };
