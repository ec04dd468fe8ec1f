import { Rating } from '@etalage/ui';
import type { ProductReviewMessages } from '../../messages/productReviewsNl.ts';
import type { ProductReviewsView } from '../../model/views.ts';
import { box, by, list, review } from './ProductReviews.css.ts';

type ProductReviewsProps = { reviews: ProductReviewsView; messages: ProductReviewMessages };

/** What customers say of a product: what it comes to, who checks that (LEGAL-09), and each review (PROD-24). */
export function ProductReviews({ reviews: { average, items, count }, messages }: ProductReviewsProps) {
  return (
    <section aria-label={messages.title} className={box}>
      <h2>{messages.title}</h2>
      {average === undefined ? <p>{messages.none}</p> : <Summary average={average} count={count} messages={messages} />}
      {items.length > 0 && <p className={by}>{messages.verified}</p>}
      {items.length > 0 && (
        <ul className={list}>
          {items.map(({ id, title, detail, nickname, date, rating }) => (
            <li key={id} className={review}>
              <Rating value={rating} label={messages.stars(rating)} />
              <h3>{title}</h3>
              <p>{detail}</p>
              <p className={by}>{date === undefined ? nickname : messages.by(nickname, date)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type SummaryProps = Pick<ProductReviewsProps, 'messages'> & { average: number; count: number };

function Summary({ average, count, messages }: SummaryProps) {
  const words = messages.summary(String(average).replace('.', ','), count);
  return (
    <Rating value={average} label={words}>
      <span aria-hidden>{words}</span>
    </Rating>
  );
}
