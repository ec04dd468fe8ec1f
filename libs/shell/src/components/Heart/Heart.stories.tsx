import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { Heart } from './Heart.tsx';

const meta = {
  component: Heart,
  args: { product: { parentSku: 'HD-100', id: 100, name: 'Handdoek Fenne', price: 1295 }, messages: nl },
} satisfies Meta<typeof Heart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotWished: Story = {};

/** As the listener of the visit leaves it. */
function Wished(props: Parameters<typeof Heart>[0]) {
  return (
    <div ref={(box) => box?.firstElementChild?.setAttribute('aria-pressed', 'true')}>
      <Heart {...props} />
    </div>
  );
}
export const OnTheList: Story = { render: (props) => <Wished {...props} /> };
