import type { Meta, StoryObj } from '@storybook/react-vite';
import { couponNl } from '../../messages/coupon.ts';
import { CouponForm } from './CouponForm.tsx';

const meta = {
  component: CouponForm,
  args: {
    coupon: undefined,
    isBusy: false,
    failure: undefined,
    messages: couponNl,
    onApply: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof CouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(couponNl.question));

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Busy: Story = { args: { isBusy: true }, play: open };
export const Refused: Story = { args: { failure: { text: couponNl.couponNotValid } }, play: open };
export const Offline: Story = { args: { failure: { text: couponNl.offline } }, play: open };
export const Applied: Story = { args: { coupon: { code: 'TIEN', discount: 250 } } };
export const NotRemoved: Story = {
  args: { coupon: { code: 'TIEN', discount: 250 }, failure: { text: couponNl.failed } },
};
export const TakesNothingOff: Story = { args: { coupon: { code: 'NIEUWS-7KQ2M9XRTB' } } };
