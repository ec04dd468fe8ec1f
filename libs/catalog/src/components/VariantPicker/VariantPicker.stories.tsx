import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { selectVariant } from '../../model/selectVariant.ts';
import { aProductDetail } from '../../testing.ts';
import { VariantPicker } from './VariantPicker.tsx';

const meta = { component: VariantPicker, args: { product: aProductDetail(), messages: nl } } satisfies Meta<
  typeof VariantPicker
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingAvailable: Story = {};
export const OneUnavailable: Story = { args: { product: selectVariant(aProductDetail(), 'JAS-WIT-S', nl) } };
export const WithSizeGuide: Story = { args: { sizeGuide: { href: '/i/maattabel' } } };
