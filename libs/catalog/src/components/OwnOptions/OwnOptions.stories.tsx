import type { Meta, StoryObj } from '@storybook/react-vite';
import { choicesNl } from '../../messages/choicesNl.ts';
import { someOwnOptions } from '../../testing.ts';
import { OwnOptions } from './OwnOptions.tsx';

const meta = {
  component: OwnOptions,
  args: {
    options: someOwnOptions(),
    choices: { 7: 'Jet', 8: '21' },
    price: 2000,
    problems: [],
    messages: choicesNl,
    onChange: () => undefined,
  },
} satisfies Meta<typeof OwnOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const RequiredButEmpty: Story = { args: { choices: {}, problems: [{ optionId: '7', reason: 'required' }] } };
export const TooLong: Story = {
  args: { choices: { 7: 'Een te lange naam' }, problems: [{ optionId: '7', reason: 'too-long' }] },
};
