import { CategoryTiles, TilePair } from '../TileBlocks/TileBlocks.tsx';
import { HeroView } from '../HeroBlock/HeroBlock.tsx';
import { ImageView } from '../ImageBlock/ImageBlock.tsx';
import { TextView } from '../TextBlock/TextBlock.tsx';
import { UspsView } from '../UspsBlock/UspsBlock.tsx';
import { BlockView } from './BlockView.tsx';
import type { BlockRegistry } from './registry.ts';
import { grid } from './StoryView.css.ts';

/** The blocks that need nothing but themselves. The shell adds those with products: product_list and daily_offer. */
export const standardBlocks: BlockRegistry = {
  hero: (block, { internal, first }) => <HeroView block={block} internal={internal} first={first} />,
  tile_pair: (block, { internal }) => <TilePair block={block} internal={internal} />,
  category_tiles: (block, { internal }) => <CategoryTiles block={block} internal={internal} />,
  text: (block) => <TextView block={block} />,
  image: (block, { internal, first }) => <ImageView block={block} internal={internal} first={first} />,
  usps: (block, { internal }) => <UspsView block={block} internal={internal} />,
  grid: (block, tools) => (
    <div className={grid}>
      {block.columns.map((column) => (
        <div key={column.id}>
          <BlockView block={column} tools={tools} />
        </div>
      ))}
    </div>
  ),
  debug: (block, { preview }) => (preview ? <pre>{block.fields}</pre> : null),
};
