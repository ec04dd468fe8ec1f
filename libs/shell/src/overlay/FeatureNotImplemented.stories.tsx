import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../words/nl.ts';
import { WordsContext } from '../words/WordsContext.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

/** What opens for a page that the shop does not have yet, in its dialog. */
const NotImplemented = () => <OverlayFrame overlay={{ name: 'feature-not-implemented' }} isOpen />;

const meta = {
  component: NotImplemented,
  loaders: [() => nl.load('shop')],
  decorators: [
    (Story) => (
      <WordsContext value={nl}>
        <Story />
      </WordsContext>
    ),
  ],
} satisfies Meta<typeof NotImplemented>;
export default meta;

export const NotYet: StoryObj<typeof meta> = {};
