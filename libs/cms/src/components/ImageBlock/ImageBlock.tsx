import type { ComponentType } from 'react';
import type { ImageBlock } from '../../model/story.ts';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';
import { StoryLink, type InternalLinkProps } from '../StoryLink/StoryLink.tsx';
import { caption, figure } from './ImageBlock.css.ts';

type ImageViewProps = { block: ImageBlock; first?: boolean; internal?: ComponentType<InternalLinkProps> | undefined };

/** One picture, with a caption where it has one. */
export function ImageView({ block, first = false, internal }: ImageViewProps) {
  return (
    <figure className={figure}>
      <StoryLink link={block.link} {...(internal ? { internal } : {})}>
        <ContentPicture image={block.image} sizes="100vw" first={first} />
      </StoryLink>
      {block.caption && <figcaption className={caption}>{block.caption}</figcaption>}
    </figure>
  );
}
