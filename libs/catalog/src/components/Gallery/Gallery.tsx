import { classNames, Picture } from '@etalage/ui';
import { useRef } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { pictureParts } from '../../model/hrefs.ts';
import type { GalleryItem } from '../../model/views.ts';
import { fill, frame, gallery, strip, thumbs } from './Gallery.css.ts';
import { opener, snapping, thumb } from './GalleryButtons.css.ts';
import { backdropStyle, GalleryPicture, gallerySize } from './GalleryPicture.tsx';

/** Of a picture that stands for another one. */
const thumbSize = [150, 150] as const;

export type GalleryProps = {
  items: readonly GalleryItem[];
  messages: CatalogMessages;
  /** The product's name, for the placeholder when there is no picture. */
  name: string;
  /** The address of a picture that the browser holds already: it stands where the first one loads. */
  backdrop?: string | undefined;
  /** Opens a picture over the whole window; from 0, videos counted. */
  onEnlarge?: ((index: number) => void) | undefined;
};

/** The pictures and videos of a product, one at a time; the first is the largest picture of the page and comes first. */
export function Gallery({ items, messages, name, backdrop, onEnlarge }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    const { current } = list;
    current?.scrollTo({ left: index * current.clientWidth });
  };
  return (
    <div className={gallery}>
      <ul
        ref={list}
        className={classNames(strip, snapping)}
        aria-label={messages.gallery}
        tabIndex={items.length > 1 ? 0 : undefined}
      >
        {items.length === 0 && (
          <li className={frame}>
            <Picture path={undefined} alt={name} size={gallerySize} className={fill} />
          </li>
        )}
        {items.map((item, index) => (
          <li key={item.src} className={frame} style={index === 0 ? backdropStyle(backdrop) : undefined}>
            {onEnlarge && item.kind === 'image' ? (
              <button
                type="button"
                className={opener}
                aria-label={messages.enlarge(item.alt)}
                onClick={() => onEnlarge(index)}
              >
                <Item item={item} isFirst={index === 0} />
              </button>
            ) : (
              <Item item={item} isFirst={index === 0} />
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && <Thumbs items={items} messages={messages} onShow={show} />}
    </div>
  );
}

type ThumbsProps = Pick<GalleryProps, 'items' | 'messages'> & { onShow: (index: number) => void };

function Thumbs({ items, messages, onShow }: ThumbsProps) {
  return (
    <div className={thumbs}>
      {items.map(({ src, kind }, index) => (
        <button
          key={src}
          type="button"
          className={thumb}
          aria-label={messages.picture(index + 1)}
          onClick={() => onShow(index)}
        >
          {kind === 'image' && <Picture {...pictureParts(src)} alt="" size={thumbSize} className={fill} />}
        </button>
      ))}
    </div>
  );
}

function Item({ item: { kind, src, alt }, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  if (kind === 'video') {
    return <video src={src} aria-label={alt} controls muted playsInline preload="none" className={fill} />;
  }
  return <GalleryPicture src={src} alt={alt} loading={isFirst ? 'first' : 'lazy'} />;
}
