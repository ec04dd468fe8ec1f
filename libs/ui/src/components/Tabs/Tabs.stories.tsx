import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Over dit product',
    tabs: [
      { id: 'what', label: 'Omschrijving', children: 'Zware badstof van gekamd katoen, 600 gram per vierkante meter.' },
      { id: 'care', label: 'Verzorging', children: 'Wassen op 60 graden, drogen aan de lijn. Geen wasverzachter.' },
      { id: 'reviews', label: 'Reviews (38)', children: 'Gemiddeld 4,4 van 5 sterren.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfThree: Story = {};
export const StartsElsewhere: Story = { args: { startsAt: 'care' } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    tabs: [
      { id: 'a', label: 'Materiaaleigenschappen', children: 'Vochtregulerendekatoenvezelverwerkingseigenschappen' },
      { id: 'b', label: 'Wasvoorschriften', children: 'Was apart.' },
      { id: 'c', label: 'Klantbeoordelingen', children: 'Nog geen.' },
      { id: 'd', label: 'Verzendkostenvergoeding', children: 'Gratis vanaf € 50.' },
    ],
  },
};
