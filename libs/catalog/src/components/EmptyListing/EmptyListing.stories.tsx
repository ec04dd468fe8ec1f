import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';
import { aListing } from '../../testing.ts';
import { EmptyListing } from './EmptyListing.tsx';

const meta = {
  component: EmptyListing,
  args: { listing: aListing({ total: 0 }), path: '/c/bad', messages: listNl },
} satisfies Meta<typeof EmptyListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSold: Story = {};
export const NothingFits: Story = { args: { listing: aListing({ total: 0, search: { kleur: 'blauw' } }) } };
export const EngineUnreachable: Story = { args: { listing: aListing({ total: 0, isUnreachable: true }) } };
