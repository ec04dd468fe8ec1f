import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDutch } from '../testing/dutch.tsx';
import { OverlayFrame } from './OverlayFrame.tsx';

/** What opens for a page that the shop does not have yet, in its dialog. */
const NotImplemented = () => <OverlayFrame overlay={{ name: 'feature-not-implemented' }} isOpen />;

const meta = {
  component: NotImplemented,
  decorators: [inDutch],
} satisfies Meta<typeof NotImplemented>;
export default meta;

export const NotYet: StoryObj<typeof meta> = {};
