import { Dialog } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryNl } from '../../messages/galleryNl.ts';
import { GalleryViewer } from './GalleryViewer.tsx';

const meta = {
  component: GalleryViewer,
  args: {
    items: ['a', 'b', 'c'].map((name) => ({ kind: 'image' as const, src: `/${name}.jpg`, alt: `Foto ${name}` })),
    name: 'Badjas Fenne',
    startsAt: 1,
    messages: galleryNl,
  },
  render: (args) => (
    <Dialog look="full" isOpen title={args.name} closeLabel="Sluiten" onClose={() => undefined}>
      <GalleryViewer {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof GalleryViewer>;
export default meta;

export const SecondPicture: StoryObj<typeof meta> = {};
