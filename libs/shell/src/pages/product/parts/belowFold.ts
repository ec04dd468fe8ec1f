/** What a product's page has that nobody waits for: drawn by the server, or shown when a shopper comes near. */
export { ProductEnd } from './ProductEnd.tsx';
export { ProductPart } from './ProductPart.tsx';
