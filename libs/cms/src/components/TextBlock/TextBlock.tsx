import type { TextBlock } from '../../model/story.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './TextBlock.css.ts';

/** Running text, at a width that reads well. */
export function TextView({ block: { title, nodes } }: { block: TextBlock }) {
  const words = (
    <div className={css.words}>
      <RichText nodes={nodes} />
    </div>
  );
  if (!title) return <section className={css.text}>{words}</section>;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {words}
    </section>
  );
}
