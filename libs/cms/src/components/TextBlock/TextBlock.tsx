import type { TextBlock } from '../../model/story.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './TextBlock.css.ts';

/** Running text, at a width that reads well. */
export function TextView({ block: { title, nodes } }: { block: TextBlock }) {
  if (!title) {
    return (
      <section className={css.text}>
        <RichText nodes={nodes} />
      </section>
    );
  }
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <div className={css.words}>
        <RichText nodes={nodes} />
      </div>
    </section>
  );
}
