import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../words/nl.ts';
import { WordsContext } from '../words/WordsContext.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

/** The languages of the store, in their dialog. */
const Language = () => <OverlayFrame overlay={{ name: 'language' }} isOpen />;

const meta = {
  component: Language,
  loaders: [() => nl.load('shop')],
  decorators: [
    (Story) => (
      <WordsContext value={nl}>
        <Story />
      </WordsContext>
    ),
  ],
} satisfies Meta<typeof Language>;
export default meta;

export const DutchOnly: StoryObj<typeof meta> = {};
