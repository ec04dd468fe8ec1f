import type { ComponentType, ReactNode } from 'react';
import type { CmsMessages } from '../../messages/nl.ts';
import type { Block, OtherBlock } from '../../model/story.ts';
import type { InternalLinkProps } from '../StoryLink/StoryLink.tsx';

/** What every block is given beside itself. */
export type BlockTools = {
  messages: CmsMessages;
  registry: BlockRegistry;
  /** The router's link. */
  internal?: ComponentType<InternalLinkProps>;
  /** True while an editor looks: debug blocks show their data. */
  preview?: boolean;
  /** True for the block that fills the first screen. */
  first: boolean;
};

type Draw<B> = (block: B, tools: BlockTools) => ReactNode;

type BlocksByType = { [Type in Exclude<Block['type'], 'other'>]: Extract<Block, { type: Type }> };
type KnownViews = { [Type in keyof BlocksByType]?: Draw<BlocksByType[Type]> };

/** How each type of block is drawn. What `others` holds is found by the name of the block's component. */
export type BlockRegistry = KnownViews & { others?: Readonly<Record<string, Draw<OtherBlock>>> };

/** Draws a block by its type; one that nobody registered shows nothing. */
export function drawBlock(block: Block, tools: BlockTools): ReactNode {
  if (block.type === 'other') return tools.registry.others?.[block.component]?.(block, tools);
  return drawKnown(tools.registry, block.type, block, tools);
}

function drawKnown<Type extends keyof BlocksByType>(
  views: KnownViews,
  type: Type,
  block: BlocksByType[Type],
  tools: BlockTools,
): ReactNode {
  const draw: KnownViews[Type] = views[type];
  return draw?.(block, tools);
}
