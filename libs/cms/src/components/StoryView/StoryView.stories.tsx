import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aHeroBlock, aStory, aTextBlock, aTile } from '../../testing.ts';
import { standardBlocks } from './standardBlocks.tsx';
import { StoryView } from './StoryView.tsx';

const tiles = ['Bad', 'Keuken', 'Bed'].map((title) => aTile({ id: title, title }));
const meta = {
  component: StoryView,
  args: { story: aStory({ body: [aHeroBlock(), aTextBlock()] }), messages: nl, registry: standardBlocks },
} satisfies Meta<typeof StoryView>;
export default meta;
type Situation = StoryObj<typeof meta>;

export const Opening: Situation = {};
export const SplitOpening: Situation = { args: { story: aStory({ body: [aHeroBlock({ look: 'split' })] }) } };
export const Categories: Situation = {
  args: { story: aStory({ body: [{ type: 'category_tiles', id: 'c', title: 'Waar zoek je?', tiles }] }) },
};
export const TwoStories: Situation = {
  args: { story: aStory({ body: [{ type: 'tile_pair', id: 'p', tiles: tiles.slice(0, 2) }] }) },
};
export const SellingPoints: Situation = {
  args: {
    story: aStory({
      body: [
        {
          type: 'usps',
          id: 'u',
          items: [
            { label: 'Morgen in huis', text: 'Voor 22.00 uur besteld' },
            { label: '30 dagen bedenktijd', text: 'Ook na het wassen' },
          ],
        },
      ],
    }),
  },
};
export const Running: Situation = { args: { story: aStory({ body: [aTextBlock()] }) } };
export const Failed: Situation = {
  args: {
    registry: {
      text: () => {
        throw new Error('broken block');
      },
    },
    story: aStory(),
  },
};
export const DebugInPreview: Situation = {
  args: { preview: true, story: aStory({ body: [{ type: 'debug', id: 'd', fields: '{ "a": 1 }' }] }) },
};
export const UnknownBlock: Situation = {
  args: { story: aStory({ body: [{ type: 'other', id: 'o', component: 'carrousel', fields: {} }] }) },
};
