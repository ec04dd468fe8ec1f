import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

const meta = {
  component: CheckoutHeader,
  args: { storeName: 'Linge', phone: '023 - 760 41 20', logo: <b>Linge</b>, messages: nl },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutHeader>;
export default meta;

export const InTheCheckout: StoryObj<typeof meta> = {};
