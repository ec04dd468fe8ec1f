/** Parts of the shop that only some products and some acts need, in one chunk: small ones pack badly. */
export { OrderOptions } from './OrderOptions.tsx';
export { OverProduct } from './OverProduct.tsx';
export { SizeTableBlock } from './SizeTableBlock.tsx';
