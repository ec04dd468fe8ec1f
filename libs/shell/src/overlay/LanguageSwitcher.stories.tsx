import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDutch } from '../testing/dutch.tsx';
import { OverlayFrame } from './OverlayFrame.tsx';

/** The languages of the store, in their dialog. */
const Language = () => <OverlayFrame overlay={{ name: 'language' }} isOpen />;

const meta = {
  component: Language,
  decorators: [inDutch],
} satisfies Meta<typeof Language>;
export default meta;

export const DutchOnly: StoryObj<typeof meta> = {};
