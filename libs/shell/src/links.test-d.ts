import { linkTo } from './links.ts';

// ROUTE-29: what types refuse; links.test.ts has what is refused where they do not reach.
linkTo('home');
linkTo('category', { slug: 'badkamer' });
linkTo('configurable-product', { parentSku: 'WS12', slug: 'handdoek', childSku: 'WS12-M' });

// @ts-expect-error no such page
linkTo('basket');
// @ts-expect-error a category needs its slug
linkTo('category');
// @ts-expect-error a product needs all of its parameters
linkTo('simple-product', { slug: 'handdoek' });
// @ts-expect-error a variant needs its sku
linkTo('configurable-product', { parentSku: 'WS12', slug: 'handdoek' });
// @ts-expect-error an order needs its number
linkTo('my-orders-detail');
// @ts-expect-error a page without parameters takes none
linkTo('cart', { slug: 'handdoek' });
