import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';
import { aFacet } from '../../testing.ts';
import { FilterList } from './FilterList.tsx';

const meta = {
  component: FilterList,
  args: { total: 48, facets: [aFacet()], search: {}, path: '/c/bad', messages: listNl },
} satisfies Meta<typeof FilterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const OneChosen: Story = {
  args: {
    facets: [
      aFacet({ values: [{ id: 'blauw', label: 'Blauw', type: 'kleur', count: 3, isChosen: true, colour: '#3464a0' }] }),
    ],
    search: { kleur: 'blauw' },
  },
};
