import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryNl } from '../../messages/galleryNl.ts';
import { GalleryDialog } from './GalleryDialog.tsx';

const meta = {
  component: GalleryDialog,
  args: {
    items: ['a', 'b', 'c'].map((name) => ({ kind: 'image' as const, src: `/${name}.jpg`, alt: `Foto ${name}` })),
    name: 'Badjas Fenne',
    startsAt: 1,
    messages: galleryNl,
    onClose: () => undefined,
  },
} satisfies Meta<typeof GalleryDialog>;
export default meta;

export const SecondPicture: StoryObj<typeof meta> = {};
