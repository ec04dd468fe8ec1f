import { highlight } from '../../model/highlight.ts';
import { match } from './Marked.css.ts';

/** A name in which what was searched for is marked (SRCH-31). */
export const Marked = ({ name, text }: { name: string; text: string }) =>
  highlight(name, text).map((piece, at) =>
    piece.isMatch ? (
      <mark key={at} className={match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
