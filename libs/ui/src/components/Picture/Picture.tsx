import { imageAddress } from '@etalage/core';
import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import { imageSrcset, imageWidths } from './imageSources.ts';
import { picture, placeholder } from './Picture.css.ts';
import { cloth, watchPicture } from './watchPicture.ts';

export type PictureProps = {
  /** Path of the original, as the catalogue has it; without one the placeholder shows. */
  path: string | undefined;
  /** The product's name or the story's alt text; '' for decoration. */
  alt: string;
  /** CSS pixels of the base size: [width, height]. */
  size: readonly [number, number];
  /** Eight hex digits of the content; without them the address redirects to the current picture. */
  version?: string | undefined;
  /** `first` for the largest picture of the first screen, `eager` for others there. */
  loading?: 'lazy' | 'eager' | 'first';
  /** How wide it is drawn, as in HTML's `sizes`, where that is not its size. */
  sizes?: string | undefined;
  className?: string | undefined;
};

/** What stands where a picture is missing: a frame with a folded cloth, in the size of the picture. */
function Placeholder({ alt, size: [width, height], className }: PictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={alt === '' ? undefined : 'img'}
      aria-hidden={alt === '' || undefined}
      aria-label={alt || undefined}
      data-placeholder=""
      className={classNames(picture, placeholder, className)}
    >
      <svg x={width / 2 - 40} y={height / 2 - 32} width="80" height="64" viewBox="0 0 40 32" strokeWidth="1.2">
        <path d={cloth} />
      </svg>
    </svg>
  );
}

/** A catalogue picture in exactly its size, sharp on dense screens too; missing or failing, the placeholder. */
export function Picture(props: PictureProps) {
  const { path, alt, size, version, loading = 'lazy', sizes, className } = props;
  const [failed, setFailed] = useState<string>();
  if (path === undefined || path === '' || failed === path) return <Placeholder {...props} />;
  const src = imageAddress(size, path, version);
  const denser = imageSrcset(size, path, version);
  // What is not lazy React has loaded ahead, by its srcset alone: that names what `src` stands for too.
  const densities = loading === 'lazy' ? denser : `${src} 1x, ${denser}`;
  return (
    <img
      ref={(image) => watchPicture(image, () => setFailed(path))}
      src={src}
      srcSet={sizes === undefined ? densities : imageWidths(size, path, version)}
      sizes={sizes}
      width={size[0]}
      height={size[1]}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding={loading === 'eager' ? 'async' : undefined}
      onError={() => setFailed(path)}
      className={classNames(picture, className)}
    />
  );
}
