import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { children: 'Bewaar mijn keuzes op dit apparaat' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Zo vind je je maat de volgende keer terug.', defaultChecked: true } };
export const NotNow: Story = { args: { disabled: true } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    children: 'Beddengoedcollectie-abonnementsherinneringen en aanbiedingsnieuwsbriefvoorkeuren',
    hint: 'Verzendkostenvergoedingsvoorwaarden zijn van toepassing op hoeslakenbestellingen.',
  },
};
