/** Builders for tests and measurements. */
export { anIndexableProduct, generatedProducts } from './engine/testing/products.ts';
