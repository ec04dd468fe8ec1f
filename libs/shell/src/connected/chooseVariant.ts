import type { ProductDetail } from '@etalage/catalog';
import { selectVariant } from '@etalage/catalog/headless';
import type { AnyRouter } from '@tanstack/react-router';
import type { Dispatch, SetStateAction } from 'react';
import type { ShopContext } from '../router/context.ts';

/** Long enough for a frame: the router's work would stand before what one looks at. */
const drawn = () => new Promise((done) => void setTimeout(done, 30));

type Shown = Dispatch<SetStateAction<ProductDetail | undefined>>;

/** Shows another variant of a product at once, and lets the address follow. */
export async function chooseVariant(
  { router, pages, show }: { router: AnyRouter; pages: ShopContext['pages']; show: Shown },
  product: ProductDetail,
  sku: string,
): Promise<void> {
  const chosen = selectVariant(product, sku);
  const { parentSku, slug } = product;
  const to = { to: '/p/$parentSku/$slug/$childSku', params: { parentSku, slug, childSku: sku } } as const;
  show(chosen);
  pages.remember?.(chosen);
  await drawn();
  try {
    // Loaded ahead, so that the page that stands is not taken away for its own next state.
    await router.preloadRoute(to);
    await router.navigate({ ...to, replace: true, resetScroll: false });
  } finally {
    show((now) => (now === chosen ? undefined : now));
  }
}
