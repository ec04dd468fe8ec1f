import type { ComponentType } from 'react';
import type { HeroBlock } from '../../model/story.ts';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';
import { StoryLink, type InternalLinkProps } from '../StoryLink/StoryLink.tsx';
import * as styles from './HeroBlock.css.ts';

type HeroViewProps = { block: HeroBlock; first?: boolean; internal?: ComponentType<InternalLinkProps> | undefined };

/**
 * What a page opens with: a picture as wide as the window and one thing to do. The first one is the page's heading,
 * and says in `data-opening` how the page opens: a store may lay its header over the picture.
 */
export function HeroView({ block, first = false, internal }: HeroViewProps) {
  const { eyebrow, title, text, image, link, linkText, look } = block;
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={styles.hero[look]} data-opening={first ? look : undefined}>
      {image && (
        <ContentPicture
          className={styles.picture[look]}
          image={image}
          first={first}
          sizes={look === 'full' ? '100vw' : '(min-width: 1024px) 55vw, 100vw'}
        />
      )}
      <div className={styles.words[look]}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <StoryLink className={styles.button} link={link} {...(internal ? { internal } : {})}>
            {linkText}
          </StoryLink>
        )}
      </div>
    </section>
  );
}
