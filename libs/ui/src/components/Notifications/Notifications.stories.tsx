import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notifications } from './Notifications.tsx';

const meta = {
  component: Notifications,
  args: { label: 'Meldingen', closeLabel: 'Sluiten', onDismiss: () => undefined, notices: [] },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  args: {
    notices: [
      {
        id: '1',
        kind: 'success',
        text: 'Het product is toegevoegd aan je winkelwagen!',
        action: <a href="#cart">Bestellen</a>,
      },
    ],
  },
};
export const EveryKind: Story = {
  args: {
    notices: [
      { id: '1', kind: 'success', text: 'Het aantal is aangepast!' },
      { id: '2', kind: 'warning', text: 'De voorraad is niet zeker.' },
      { id: '3', kind: 'danger', text: 'Niet op voorraad!' },
      { id: '4', kind: 'info', text: 'Je bent uitgelogd' },
      { id: '5', kind: 'secondary', text: 'Je lijst is bewaard.' },
    ],
  },
};
