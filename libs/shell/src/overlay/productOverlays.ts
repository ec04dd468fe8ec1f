/** One chunk: the cards of the carousel open the options of their products. */
export { ProductCarousel } from './ProductCarousel.tsx';
export { ProductOptions } from './ProductOptions.tsx';
