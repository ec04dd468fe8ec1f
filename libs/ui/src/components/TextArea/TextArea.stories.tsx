import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { label: 'Wat vind je ervan?', name: 'review' } } satisfies Meta<
  typeof TextArea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Hoe voelt het, hoe wast het?', optionalLabel: '(optioneel)' } };
export const Filled: Story = {
  args: {
    defaultValue: 'Dik en zacht.\nNa tien keer wassen nog als nieuw.\n\nIk bestel er zo nog twee.\n\nEn een badmat.',
  },
};
export const Wrong: Story = { args: { error: 'Vertel in minstens tien woorden wat je ervan vindt' } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    label: 'Klanttevredenheidsonderzoeksvragenlijsttoelichting',
    defaultValue: 'Hoogwaardigheidsbekledersbadhanddoekophangsystemen',
  },
};
