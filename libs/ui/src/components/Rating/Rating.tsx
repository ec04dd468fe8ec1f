import { rating as limits } from '@etalage/core/constants';
import type { ReactNode } from 'react';
import { HalfStarIcon, StarIcon } from '../Icon/ratingIcons.tsx';
import { part, rating, star, stars } from './Rating.css.ts';

export type RatingProps = {
  /** From 0 to 5. */
  value: number;
  /** Its accessible name: '4,5 van 5 sterren'. */
  label: string;
  /** Follows the stars: the number of reviews, a link to them. */
  children?: ReactNode;
};

type Fill = 'full' | 'half' | 'empty';

/** How each star stands: as many full ones as whole points, and a half one from a quarter on (REVIEW-04). */
export const starFills = (value: number): Fill[] =>
  Array.from({ length: limits.maxStars }, (_, index): Fill => {
    const rest = value - index;
    if (rest >= 1) return 'full';
    return rest >= limits.halfStarFrom ? 'half' : 'empty';
  });

function Star({ fill }: { fill: Fill }) {
  return (
    <span className={star}>
      <StarIcon size="s" look={fill === 'full' ? 'filled' : 'line'} className={part} />
      {fill === 'half' && <HalfStarIcon size="s" look="filled" className={part} />}
    </span>
  );
}

/** Stars out of five, in halves. */
export function Rating({ value, label, children }: RatingProps) {
  return (
    <span className={rating}>
      <span role="img" aria-label={label} className={stars}>
        {starFills(value).map((fill, index) => (
          <Star key={index} fill={fill} />
        ))}
      </span>
      {children}
    </span>
  );
}
