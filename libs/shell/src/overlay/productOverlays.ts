/** One chunk: the cards of the carousel open the options of their products, and a line is edited with the same. */
export { EditLine } from './EditLine.tsx';
export { ProductCarousel } from './ProductCarousel.tsx';
export { ProductOptions } from './ProductOptions.tsx';
