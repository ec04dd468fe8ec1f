import type { Meta, StoryObj } from '@storybook/react-vite';
import { link } from '../Button/Button.css.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Kruimelpad',
    current: 'Badlakens',
    children: ['Home', 'Bad', 'Handdoeken'].map((name) => (
      <a key={name} href={`#${name}`} className={link}>
        {name}
      </a>
    )),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const ThreeDeep: StoryObj<typeof meta> = {};
