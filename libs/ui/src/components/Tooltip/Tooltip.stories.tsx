import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { HeartIcon } from '../Icon/firstIcons.tsx';
import { InfoIcon } from '../Icon/stateIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Gram per vierkante meter: hoe hoger, hoe dikker de stof',
    children: (
      <IconButton label="Uitleg bij gramgewicht">
        <InfoIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Pointed: Story = { play: ({ canvas }) => userEvent.hover(canvas.getByRole('button')) };
export const OnAHeart: Story = {
  args: {
    text: 'Bewaar op je verlanglijst',
    children: (
      <IconButton label="Verlanglijst">
        <HeartIcon />
      </IconButton>
    ),
  },
  play: () => userEvent.tab(),
};
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: { text: 'Vochtregulerendekatoenvezelverwerkingseigenschappenverklaring' },
  play: () => userEvent.tab(),
};
