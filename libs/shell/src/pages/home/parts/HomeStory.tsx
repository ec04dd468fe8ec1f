import { ProductGrid } from '@etalage/catalog';
import { BlockFailed, standardBlocks, StoryView, type BlockRegistry } from '@etalage/cms';
import { useRouteContext } from '@tanstack/react-router';
import { DailyOffer } from '../../../components/DailyOffer/DailyOffer.tsx';
import { ProductListBlock } from '../../../components/ProductListBlock/ProductListBlock.tsx';
import { cardsOf } from '../../../model/cards.tsx';
import { useWords } from '../../../words/WordsContext.ts';
import type { HomeData } from '../homeData.ts';

/** What the home page shows: a story of the content service, with the products that its blocks ask for. */
export function HomeStory({ story, products, failed = [] }: HomeData) {
  const { catalog, content, frame } = useWords();
  const { app } = useRouteContext({ from: '__root__' });
  const registry: BlockRegistry = {
    ...standardBlocks,
    product_list: (block) => {
      if (failed.includes(block.id)) return <BlockFailed messages={content} />;
      const shown = products[block.id] ?? [];
      const grid = <ProductGrid products={shown} messages={catalog} eager={0} {...cardsOf(app.view, frame)} />;
      return shown.length > 0 && <ProductListBlock block={block}>{grid}</ProductListBlock>;
    },
    daily_offer: (block) =>
      failed.includes(block.id) ? (
        <BlockFailed messages={content} />
      ) : (
        <DailyOffer block={block} product={products[block.id]?.[0]} messages={catalog} {...cardsOf(app.view, frame)} />
      ),
  };
  return <StoryView story={story} messages={content} registry={registry} />;
}
