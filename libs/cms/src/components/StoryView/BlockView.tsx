import type { Block } from '../../model/story.ts';
import { BlockBoundary } from '../BlockBoundary/BlockBoundary.tsx';
import { drawBlock, type BlockTools } from './registry.ts';

type BlockViewProps = { block: Block; tools: BlockTools };

/** A block within its own error boundary. */
export const BlockView = (props: BlockViewProps) => (
  <BlockBoundary messages={props.tools.messages}>
    <Drawn {...props} />
  </BlockBoundary>
);

/** A component of its own, so that the boundary catches an error of `drawBlock`. */
const Drawn = ({ block, tools }: BlockViewProps) => drawBlock(block, tools);
