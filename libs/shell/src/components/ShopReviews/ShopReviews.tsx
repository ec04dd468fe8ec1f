import { starsOf, type ReviewSummary, type ShopReview } from '@etalage/catalog/headless';
import { Button, link, Rating } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../messages/nl.ts';
import { RatingSnippet } from '../RatingSnippet/RatingSnippet.tsx';
import * as css from './ShopReviews.css.ts';

type ShopReviewsProps = {
  /** `failed` when the reviews could not be loaded. */
  summary: ReviewSummary | 'failed';
  messages: ShellMessages;
  onRetry: () => void;
};

/** The store's reviews: average rating, how they are verified (LEGAL-09), each review, and a link to all of them (MODAL-07). */
export function ShopReviews({ summary, messages, onRetry }: ShopReviewsProps) {
  if (summary === 'failed')
    return (
      <div role="alert" className={css.failure}>
        <p>{messages.reviewsFailed}</p>
        <Button look="quiet" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  const { reviews, viewReviewUrl, last12MonthAverageRating: score, numberReviews: count } = summary;
  return (
    <div className={css.box}>
      <div className={css.average}>
        <Stars score={score} messages={messages}>
          <RatingSnippet rating={{ score, count }} messages={messages} />
        </Stars>
        <p className={css.note}>{messages.ratingVerified}</p>
      </div>
      <Reviews reviews={reviews} messages={messages} />
      <a className={link} href={viewReviewUrl}>
        {messages.reviewsAll}
      </a>
    </div>
  );
}

function Reviews({ reviews, messages }: Pick<ReviewSummary, 'reviews'> & Pick<ShopReviewsProps, 'messages'>) {
  if (reviews.length === 0) return <p>{messages.reviewsNone}</p>;
  return (
    <ul className={css.list}>
      {reviews.map((review, index) => (
        <Review key={index} review={review} messages={messages} />
      ))}
    </ul>
  );
}

type ReviewProps = Pick<ShopReviewsProps, 'messages'> & { review: ShopReview };

/** A date that cannot be read is left out. */
function Review({ review: { author, date, score, text }, messages }: ReviewProps) {
  return (
    <li className={css.review}>
      <Stars score={score} messages={messages} />
      {text !== '' && <p>{text}</p>}
      <p className={css.by}>
        <span>{author}</span>
        {!Number.isNaN(Date.parse(date)) && <time dateTime={date}>{messages.reviewDay(date)}</time>}
      </p>
    </li>
  );
}

type StarsProps = Pick<ShopReviewsProps, 'messages'> & { score: number; children?: ReactNode };

function Stars({ score, messages, children }: StarsProps) {
  const stars = starsOf(score);
  return (
    <Rating value={stars} label={messages.stars(String(stars).replace('.', ','))}>
      {children}
    </Rating>
  );
}
