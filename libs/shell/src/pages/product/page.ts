import { productHref } from '@etalage/catalog/headless';
import { lazyRouteComponent } from '@tanstack/react-router';
import { orNothing } from '../../loading/later.ts';
import { definePage } from '../definePage.tsx';
import type { PageSearch } from '../pageRequest.ts';
import { BackInStock, OrderOptions, ProductPart } from './parts/laterParts.ts';

const simple = '/p/$parentSku/$slug';
const withChild = '/p/$parentSku/$slug/$childSku';

/** A product, and the variant that its address names. */
export const product = definePage({
  kind: 'product',
  path: '/p/$parentSku/$slug/{-$childSku}',
  links: {
    'simple-product': simple,
    'virtual-product': simple,
    'downloadable-product': simple,
    'bundle-product': simple,
    'configurable-product': withChild,
    'grouped-product': withChild,
  },
  server: () => import('#page-server/product'),
  component: lazyRouteComponent(() => import('./ProductPage.tsx'), 'ProductPage'),
  /** At once as far as its card tells; nothing waits for less. */
  pending: lazyRouteComponent(orNothing(async () => (await import('./parts/ComingProduct.tsx')).ComingProduct)),
  search: ({ kies = '' }): PageSearch => (kies === '' ? {} : { kies }),
  /** Another colour or size of the same product is the same page. */
  instanceOf: ({ parentSku }) => parentSku,
  parts: [BackInStock, OrderOptions, ProductPart],
  loadAhead: (words) => ProductPart.preload(words),
  addsToCart: true,
  head: ({ data, path }) => ({
    title: data?.head.title,
    description: data?.head.description || undefined,
    image: data?.gallery.find(({ kind }) => kind === 'image')?.src,
    /** A variant's canonical address is that of the default variant. */
    canonical: data === undefined ? path : productHref({ ...data, sku: data.defaultSku }),
  }),
});
