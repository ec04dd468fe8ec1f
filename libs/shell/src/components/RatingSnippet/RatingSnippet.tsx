import type { ShellMessages } from '../../messages/nl.ts';

type Rating = { score: number; count: number };
type RatingSnippetProps = {
  /** What the store view says: a score out of 10. */
  rating: Rating;
  /** The live summary, once loaded; it takes the place of the store view's. */
  live?: Rating | undefined;
  messages: ShellMessages;
};

/** What others think of the store. */
export function RatingSnippet({ rating, live, messages }: RatingSnippetProps) {
  const { score, count } = live ?? rating;
  return <span>{messages.ratingSnippet(String(score).replace('.', ','), count)}</span>;
}
