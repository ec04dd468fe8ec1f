/** What a product's page has that nobody waits for: drawn by the server, or shown once the page stands. */
export { ProductPart } from './ProductPart.tsx';
export { RecentlyViewed } from './RecentlyViewed.tsx';
