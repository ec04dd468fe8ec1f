import type { ProductDetail } from '@etalage/catalog';
import { EnlargedGallery } from './EnlargedGallery.tsx';
import { SizeGuide } from './SizeGuide.tsx';

export type OverProductProps = {
  product: ProductDetail;
  /** The tables of sizes, or the number of a picture. */
  over: 'sizes' | number;
  onClose: () => void;
};

/** What lies over the page of a product: the size guide, or its pictures over the whole window. */
export function OverProduct({ product, over, onClose }: OverProductProps) {
  if (over === 'sizes') return <SizeGuide product={product} onClose={onClose} />;
  return <EnlargedGallery items={product.gallery} name={product.name} startsAt={over} onClose={onClose} />;
}
