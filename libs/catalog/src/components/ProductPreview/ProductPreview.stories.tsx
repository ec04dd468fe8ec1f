import { Price } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductPreview } from './ProductPreview.tsx';

const { parentSku, name, image } = aProductSummary();
const card = { parentSku, name, image, price: renderToStaticMarkup(<Price cents={2495} />) };

const meta = { component: ProductPreview, args: { card, messages: nl } } satisfies Meta<typeof ProductPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromItsCard: Story = {};
export const FromElsewhere: Story = { args: { card: undefined } };
