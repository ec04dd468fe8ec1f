import type { TextBlock } from '../../model/story.ts';
import { RichText } from '../RichText/RichText.tsx';
import { text } from './TextBlock.css.ts';

/** Running text, at a width that reads well. */
export function TextView({ block: { title, nodes } }: { block: TextBlock }) {
  return (
    <section className={text}>
      {title && <h2>{title}</h2>}
      <RichText nodes={nodes} />
    </section>
  );
}
