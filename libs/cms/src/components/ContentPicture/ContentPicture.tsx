import { contentImageUrl, contentPlaceholderUrl, contentSrcSet, focusPosition } from '../../model/images.ts';
import type { ContentImage } from '../../model/story.ts';

type ContentPictureProps = {
  image: ContentImage;
  /** How wide it is drawn, as `sizes` of an img: '100vw', '(min-width: 1024px) 50vw, 100vw'. */
  sizes: string;
  /** The widths to choose from, in pixels, where they are not those of every content picture. */
  widths?: readonly number[];
  className?: string;
  /** True for the picture that fills the first screen: it loads first and not lazily. */
  first?: boolean;
};

/**
 * A picture of the content, in the width that the window needs, its focus kept where it is cropped. Until it is there a
 * placeholder shows what it will be; the first one of a page is asked for at once, and waits for nothing else.
 */
export function ContentPicture({ image, sizes, widths, className, first = false }: ContentPictureProps) {
  const focus = focusPosition(image);
  const placeholder = first ? undefined : contentPlaceholderUrl(image);
  return (
    <img
      className={className}
      src={contentImageUrl(image, 768)}
      srcSet={contentSrcSet(image, widths)}
      sizes={sizes}
      alt={image.alt}
      width={image.size?.width}
      height={image.size?.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={{
        objectPosition: focus,
        // A few pixels drawn large. Here, where no ground that a class gives the picture takes their size back.
        ...(placeholder && {
          backgroundImage: `url("${placeholder}")`,
          backgroundPosition: focus,
          backgroundSize: 'cover',
        }),
      }}
    />
  );
}
