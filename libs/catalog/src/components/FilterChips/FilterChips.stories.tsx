import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';
import { aFacet } from '../../testing.ts';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  component: FilterChips,
  args: {
    facets: [
      aFacet({ values: [{ id: 'blauw', label: 'Blauw', type: 'kleur', count: 3, isChosen: true, colour: '#3464a0' }] }),
    ],
    search: { kleur: 'blauw' },
    path: '/c/bad',
    messages: listNl,
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
export const NothingChosen: Story = { args: { facets: [aFacet()], search: {} } };
