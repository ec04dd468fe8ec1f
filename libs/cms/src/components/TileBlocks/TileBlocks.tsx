import { images } from '@etalage/core/constants';
import type { ComponentType } from 'react';
import type { CategoryTilesBlock, Tile, TilePairBlock } from '../../model/story.ts';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';
import { StoryLink, type InternalLinkProps } from '../StoryLink/StoryLink.tsx';
import * as styles from './TileBlocks.css.ts';

type Internal = { internal?: ComponentType<InternalLinkProps> | undefined };
type TileViewProps = Internal & {
  tile: Tile;
  sizes: string;
  /** One step below the heading that stands above the tiles. */
  level: 'h2' | 'h3';
};

/** A picture with a title that leads somewhere. */
function TileView({ tile: { title, text, image, link, linkText }, sizes, level: Heading, internal }: TileViewProps) {
  return (
    <StoryLink className={styles.tile} link={link} {...(internal ? { internal } : {})}>
      {image && <ContentPicture className={styles.picture} image={image} sizes={sizes} widths={images.tileSrcset} />}
      <Heading className={styles.title}>{title}</Heading>
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
        <TileView key={tile.id} tile={tile} level="h2" sizes="(min-width: 640px) 50vw, 100vw" internal={internal} />
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
          <TileView
            key={tile.id}
            tile={tile}
            level={block.title ? 'h3' : 'h2'}
            sizes="(min-width: 1024px) 25vw, 50vw"
            internal={internal}
          />
        ))}
      </div>
    </section>
  );
}
