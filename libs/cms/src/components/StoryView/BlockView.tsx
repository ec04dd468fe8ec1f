import type { Block } from '../../model/story.ts';
import { BlockBoundary } from '../BlockBoundary/BlockBoundary.tsx';
import { drawBlock, type BlockTools } from './registry.ts';

type BlockViewProps = { block: Block; tools: BlockTools };

/** A block, alone in its failure. */
export const BlockView = (props: BlockViewProps) => (
  <BlockBoundary messages={props.tools.messages}>
    <Drawn {...props} />
  </BlockBoundary>
);

/** Draws inside the boundary, so that a block that throws is caught by it. */
const Drawn = ({ block, tools }: BlockViewProps) => drawBlock(block, tools);
