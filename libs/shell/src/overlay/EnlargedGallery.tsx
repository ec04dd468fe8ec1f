import { GalleryViewer } from '@etalage/catalog';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** The pictures of a product over the whole window. */
export function EnlargedGallery({ product, startsAt }: OverlayProps<'gallery'>) {
  const messages = useLateWords('gallery');
  return <GalleryViewer items={product.gallery} name={product.name} startsAt={startsAt} messages={messages} />;
}
