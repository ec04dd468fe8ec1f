import { ReturnList, type OrderDetail } from '@etalage/account';
import { button } from '@etalage/ui';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import * as css from '../../pages.css.ts';

/** What was withdrawn of an order, and the way to withdraw from it (LEGAL-04, ACC-15). */
export function OrderReturns({ order }: { order: Pick<OrderDetail, 'number' | 'state' | 'withdrawals'> }) {
  const { withdrawal: messages } = useLateWords('account');
  const { withdrawHere } = useLateWords('shop');
  const { number, state, withdrawals = [] } = order;
  const isOver = state === 'canceled' || state === 'closed';
  if (isOver && withdrawals.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="order-returns">
      <h2 id="order-returns" className={css.noticeTitle}>
        {messages.returnsOfOrder}
      </h2>
      {withdrawals.length > 0 && <ReturnList withdrawals={withdrawals} messages={messages} />}
      {!isOver && (
        <p>
          <a className={button({ look: 'quiet' })} href={`${linkTo('withdrawal')}/${number}`}>
            {withdrawHere}
          </a>
        </p>
      )}
    </section>
  );
}
