import type { ComponentType } from 'react';
import type { CategoryTilesBlock, Tile, TilePairBlock } from '../../model/story.ts';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';
import { StoryLink, type InternalLinkProps } from '../StoryLink/StoryLink.tsx';
import * as styles from './TileBlocks.css.ts';

type Internal = { internal?: ComponentType<InternalLinkProps> | undefined };
type TileViewProps = Internal & { tile: Tile; sizes: string };

/** A picture with a title that leads somewhere. */
function TileView({ tile: { title, text, image, link, linkText }, sizes, internal }: TileViewProps) {
  return (
    <StoryLink className={styles.tile} link={link} {...(internal ? { internal } : {})}>
      {image && <ContentPicture className={styles.picture} image={image} sizes={sizes} />}
      <h3 className={styles.title}>{title}</h3>
      {text && <p>{text}</p>}
      {linkText && <span className={styles.more}>{linkText}</span>}
    </StoryLink>
  );
}

/** Two stories side by side. */
export function TilePair({ block, internal }: Internal & { block: TilePairBlock }) {
  return (
    <div className={styles.pair}>
      {block.tiles.map((tile) => (
        <TileView key={tile.id} tile={tile} sizes="(min-width: 640px) 50vw, 100vw" internal={internal} />
      ))}
    </div>
  );
}

/** The ways into the shop, in pictures. */
export function CategoryTiles({ block, internal }: Internal & { block: CategoryTilesBlock }) {
  return (
    <section className={styles.section}>
      {block.title && <h2>{block.title}</h2>}
      <div className={styles.tiles}>
        {block.tiles.map((tile) => (
          <TileView key={tile.id} tile={tile} sizes="(min-width: 1024px) 25vw, 50vw" internal={internal} />
        ))}
      </div>
    </section>
  );
}
