import type { DialogProps } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDutch } from '../testing/dutch.tsx';
import { LoadedOverlay } from './OverlayFrame.tsx';

type FrameProps = { look: NonNullable<DialogProps['look']>; load: () => Promise<() => string> };

/** The frame around an overlay of the shop, with a component that loads as the story says. */
const Frame = ({ look, load }: FrameProps) => (
  <LoadedOverlay
    overlay={{ name: 'microcart' }}
    definition={{ dialog: { look, title: () => 'Winkelwagen' }, load }}
    isOpen
    close={() => undefined}
  />
);

const meta = {
  component: Frame,
  decorators: [inDutch],
  args: { look: 'cart', load: async () => () => 'Twee handdoeken, wit' },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('The story has no code.')) } };
export const FailedSheet: Story = { args: { ...Failed.args, look: 'sheet' } };
