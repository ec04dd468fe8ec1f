import type { CmsMessages } from '../../messages/nl.ts';
import type { Story } from '../../model/story.ts';
import { BlockView } from './BlockView.tsx';
import type { BlockRegistry, BlockTools } from './registry.ts';
import { story as storyStyle } from './StoryView.css.ts';

type StoryViewProps = {
  story: Story;
  messages: CmsMessages;
  /** The standard blocks, and whatever else the shop registers. */
  registry: BlockRegistry;
  internal?: BlockTools['internal'];
  preview?: boolean;
};

/** A page of content: its blocks from top to bottom, each of them alone in its failure. */
export function StoryView({ story, messages, registry, internal, preview = false }: StoryViewProps) {
  return (
    <div className={storyStyle}>
      {story.body.map((block, at) => (
        <BlockView
          key={block.id}
          block={block}
          tools={{ messages, registry, preview, first: at === 0, ...(internal ? { internal } : {}) }}
        />
      ))}
    </div>
  );
}
