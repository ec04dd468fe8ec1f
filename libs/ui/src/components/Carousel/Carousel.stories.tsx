import type { Meta, StoryObj } from '@storybook/react-vite';
import { images } from '@etalage/core/constants';
import { Picture } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const towels = ['Badlaken', 'Handdoek', 'Gastendoek', 'Washand', 'Badmat', 'Badjas', 'Hamamdoek', 'Strandlaken'];
const cards = towels.map((name) => (
  <a key={name} href={`#${name}`}>
    <Picture path={undefined} alt="" size={images.thumbnail} />
    {name}
  </a>
));

const meta = {
  component: Carousel,
  args: { label: 'Ook mooi in bad', labels: { previous: 'Vorige', next: 'Volgende' }, children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { title: 'Ook mooi in bad' } };
export const OneAtATime: Story = { args: { look: 'single' } };
export const StartsAtTheThird: Story = { args: { look: 'single', startsAt: 2 } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    title: 'Tweepersoonsdekbedovertrekcombinatieaanbiedingen',
    children: ['Hoeslakenhoogtematentabel', 'Kussenslooptweepersoonscombinatie'].map((name) => (
      <p key={name}>{name}</p>
    )),
  },
};
