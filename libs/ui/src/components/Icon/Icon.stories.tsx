import type { Meta, StoryObj } from '@storybook/react-vite';
import { chips } from '../Chip/Chip.css.ts';
import * as careIcons from './careIcons.tsx';
import * as filterIcons from './filterIcon.tsx';
import * as firstPageIcons from './firstIcons.tsx';
import * as otherIcons from './Icon.tsx';
import * as ratingIcons from './ratingIcons.tsx';
import * as stateIcons from './stateIcons.tsx';
import * as thingIcons from './thingIcons.tsx';

const firstIcons = { ...firstPageIcons, ...filterIcons };
const laterIcons = { ...stateIcons, ...ratingIcons, ...thingIcons, ...otherIcons, ...careIcons };
const icons = { ...firstIcons, ...laterIcons };
const byName = <Entry,>(entries: Record<string, Entry>) =>
  Object.entries(entries).sort(([one], [other]) => one.localeCompare(other));

const meta = { component: icons.CartIcon } satisfies Meta<typeof icons.CartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheWholeSet: Story = {
  render: (args) => (
    <div className={chips}>
      {[...byName(firstIcons), ...byName(laterIcons)].map(([name, Icon]) => (
        <Icon key={name} {...args} />
      ))}
    </div>
  ),
};
export const Large: Story = { args: { size: 'l' } };
export const Filled: Story = { args: { look: 'filled' } };
