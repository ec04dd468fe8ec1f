import { detailOf, type ProductDetail } from '@etalage/catalog';
import {
  aProduct,
  aProductDetail,
  aProductSummary,
  aVariant,
  aViewContext,
  someOwnOptions,
} from '@etalage/catalog/testing';
import { aLine } from '@etalage/cart/testing';
import { UnreachableError } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { noNotes } from '../model/pageNotes.ts';
import { somePages } from '../pages/somePages.ts';
import type { ShopContext } from '../router/context.ts';
import { createVisit } from '../visit/createVisit.ts';
import { nl } from '../words/nl.ts';
import { inDutch } from '../testing/dutch.tsx';
import type { NamedOverlay } from './overlayAtom.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

type ProductOverlay = NamedOverlay<'product-carousel' | 'product-options' | 'edit-line' | 'order-confirmation'>;
type ShopProps = { overlay: ProductOverlay; load: () => Promise<ProductDetail> };

/** An overlay in a shop whose product loads as the story says. */
function createShop({ overlay, load }: ShopProps) {
  const view = aStoreView();
  const context: ShopContext = {
    app: { view, words: nl },
    baseUrl: view.baseUrl,
    pages: somePages({ product: load }),
    visit: createVisit({ view, words: nl }),
    cart: { resume: () => undefined, add: () => undefined, load: async () => undefined },
    notes: noNotes,
    regions: {},
    isServer: false,
  };
  const root = createRootRouteWithContext<ShopContext>()({
    component: () => <OverlayFrame overlay={overlay} isOpen />,
  });
  return createRouter({ routeTree: root, context, history: createMemoryHistory() });
}

const Shop = (props: ShopProps) => {
  const [router] = useState(() => createShop(props));
  return <RouterProvider router={router} />;
};

const robe = (sku = 'JAS-BLAUW-S', document = aProduct()) => detailOf(document, sku, aViewContext());
const card = aProductSummary({ type: 'configurable', parentSku: 'JAS', sku: 'JAS-BLAUW-S', name: 'Badjas Fenne' });
const options = { name: 'product-options', product: card } as const;
const edit = {
  name: 'edit-line',
  line: aLine({ sku: 'JAS-BLAUW-S', parentSku: 'JAS', name: 'Badjas Fenne' }),
} as const;
const cards = Array.from({ length: 8 }, (_none, at) =>
  aProductSummary({ id: at + 1, name: `Handdoek ${at + 1}`, type: at % 2 === 0 ? 'simple' : 'configurable' }),
);
const carousel = (products = cards) => ({ name: 'product-carousel', title: 'Eerder bekeken', products }) as const;
const [, ...otherVariants] = aProduct().configurable_children ?? [];

const meta = {
  component: Shop,
  decorators: [inDutch],
  args: { overlay: options, load: async () => robe() },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carousel: Story = { args: { overlay: carousel() } };
export const CarouselOfTwo: Story = {
  args: { overlay: carousel([card, aProductSummary({ id: 9, name: 'Badmat', stock: { status: 'out_of_stock' } })]) },
};
export const Options: Story = {};
export const OptionsLoading: Story = { args: { load: () => new Promise(() => undefined) } };
export const OptionsFailed: Story = { args: { load: () => Promise.reject(new UnreachableError('No answer')) } };
export const OptionsSoldOut: Story = {
  args: {
    load: async () =>
      robe(
        undefined,
        aProduct({
          configurable_children: [aVariant({ stock: { is_in_stock: false, qty: 0 } }), ...otherVariants],
        }),
      ),
  },
};
export const OptionsWithOwnChoices: Story = {
  args: { load: async () => aProductDetail({ ownOptions: someOwnOptions() }) },
};
export const OptionsWithoutPrice: Story = {
  args: {
    load: async () => {
      const { price: _price, ...product } = robe();
      return product;
    },
  },
};
export const EditLine: Story = { args: { overlay: edit } };
export const EditLineLoading: Story = { args: { overlay: edit, load: () => new Promise(() => undefined) } };
export const EditLineFailed: Story = {
  args: { overlay: edit, load: () => Promise.reject(new UnreachableError('No answer')) },
};
export const OrderConfirmation: Story = {
  args: { overlay: { name: 'order-confirmation', orderNumber: '900000102' } },
};
