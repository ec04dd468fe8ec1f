import { Picture } from '@etalage/ui';
import { pictureParts } from '../../model/hrefs.ts';
import type { GalleryItem } from '../../model/views.ts';
import { fill, frame, gallery } from './Gallery.css.ts';

/** Width and height of a gallery picture in CSS px (IMG-01). */
const size = [600, 744] as const;

export type GalleryProps = {
  items: readonly GalleryItem[];
  /** What the strip is called. */
  label: string;
  /** The product's name, for the placeholder when there is no picture. */
  name: string;
};

/** The pictures and videos of a product; the first is the largest picture of the page and comes first. */
export function Gallery({ items, label, name }: GalleryProps) {
  return (
    <ul className={gallery} aria-label={label} tabIndex={items.length > 1 ? 0 : undefined}>
      {items.length === 0 && (
        <li className={frame}>
          <Picture path={undefined} alt={name} size={size} className={fill} />
        </li>
      )}
      {items.map((item, index) => (
        <li key={item.src} className={frame}>
          <Item item={item} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item: { kind, src, alt }, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  if (kind === 'video') {
    return <video src={src} aria-label={alt} controls muted playsInline preload="none" className={fill} />;
  }
  return <Picture {...pictureParts(src)} alt={alt} size={size} loading={isFirst ? 'first' : 'lazy'} className={fill} />;
}
