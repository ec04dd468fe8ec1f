/** Parts of the shop that only some products and some acts need, in one chunk: small ones pack badly. */
export { OrderOptions } from '../../../connected/OrderOptions.tsx';
export { OverProduct } from '../../../connected/OverProduct.tsx';
