import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsNl } from '../../messages/factsNl.ts';
import { Specification } from './Specification.tsx';

const meta = {
  component: Specification,
  args: {
    rows: [
      { label: factsNl.composition, value: '100% katoen' },
      { label: factsNl.weight, value: '550 g/m²' },
    ],
  },
} satisfies Meta<typeof Specification>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};
