import { contentImageUrl, contentSrcSet, focusPosition } from '../../model/images.ts';
import type { ContentImage } from '../../model/story.ts';

type ContentPictureProps = {
  image: ContentImage;
  /** How wide it is drawn, as `sizes` of an img: '100vw', '(min-width: 1024px) 50vw, 100vw'. */
  sizes: string;
  className?: string;
  /** True for the picture that fills the first screen: it loads first and not lazily. */
  first?: boolean;
};

/** A picture of the content, in the width that the window needs, its focus kept where it is cropped. */
export function ContentPicture({ image, sizes, className, first = false }: ContentPictureProps) {
  return (
    <img
      className={className}
      src={contentImageUrl(image, 768)}
      srcSet={contentSrcSet(image)}
      sizes={sizes}
      alt={image.alt}
      width={image.size?.width}
      height={image.size?.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: focusPosition(image) }}
    />
  );
}
