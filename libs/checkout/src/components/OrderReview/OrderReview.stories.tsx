import { anAddress } from '@etalage/account/testing';
import { fromCartTotals, nl as cartNl } from '@etalage/cart';
import { aLine, someTotals } from '@etalage/cart/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { OrderReview } from './OrderReview.tsx';

const nothing = () => undefined;
const meta = {
  component: OrderReview,
  args: {
    lines: [aLine()],
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    methods: { shipping: 'Thuisbezorgd: Morgen in huis', payment: 'iDEAL' },
    totals: fromCartTotals(someTotals()),
    messages: nl,
    cartMessages: cartNl,
    onOpenTerms: nothing,
    onPlace: nothing,
  },
} satisfies Meta<typeof OrderReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OfTextile: Story = { args: { lines: [aLine({ composition: '78% polyamide, 22% elastaan' })] } };
export const WithoutAgreement: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: nl.orderAndPay })),
};
export const Placing: Story = { args: { state: 'placing' } };
export const Refused: Story = { args: { failure: 'Een product in je winkelwagen is niet meer op voorraad.' } };
export const OutOfStock: Story = { args: { stock: 'out' } };
