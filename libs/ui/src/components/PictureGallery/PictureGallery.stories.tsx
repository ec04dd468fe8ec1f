import type { Meta, StoryObj } from '@storybook/react-vite';
import { images } from '@etalage/core/constants';
import { userEvent } from 'storybook/test';
import { Picture } from '../Picture/Picture.tsx';
import { PictureGallery } from './PictureGallery.tsx';

const pictures = ['Voorkant', 'Stof van dichtbij', 'In de badkamer'].map((label) => ({
  id: label,
  label,
  picture: <Picture path={undefined} alt={label} size={images.gallery} />,
  thumb: <Picture path={undefined} alt="" size={images.colorRelation} />,
  large: <Picture path={undefined} alt={label} size={images.gallery} />,
}));

const meta = {
  component: PictureGallery,
  args: {
    label: "Foto's van badlaken Twente",
    pictures,
    labels: {
      previous: 'Vorige foto',
      next: 'Volgende foto',
      close: 'Sluiten',
      enlarge: (label) => `${label} vergroten`,
      zoomIn: 'Inzoomen',
      zoomOut: 'Uitzoomen',
    },
  },
} satisfies Meta<typeof PictureGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Large: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Voorkant vergroten' })),
};
