import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';

import { Gallery } from './Gallery.tsx';

const meta = {
  component: Gallery,
  args: {
    items: [
      { kind: 'image', src: '/a.jpg', alt: 'Voorkant' },
      { kind: 'image', src: '/b.jpg', alt: 'Stof' },
      { kind: 'image', src: '/c.jpg', alt: 'In gebruik' },
    ],
    messages: nl,
    name: 'Badjas',
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePictures: Story = {};
export const OnePicture: Story = { args: { items: [{ kind: 'image', src: '/a.jpg', alt: 'Voorkant' }] } };
export const WithVideo: Story = {
  args: {
    items: [
      { kind: 'image', src: '/a.jpg', alt: 'Voorkant' },
      { kind: 'video', src: '/a.webm', alt: 'In beweging' },
    ],
  },
};
export const WithoutPictures: Story = { args: { items: [] } };
