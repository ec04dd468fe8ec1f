import { ReturnList } from '@etalage/account';
import { Button, button, EmptyState, Skeleton } from '@etalage/ui';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { useWithdrawalApi } from '../../withdrawal/parts/useWithdrawals.ts';

/** What a customer withdrew, and how the returns stand (ACC-15). */
export function ReturnsSection() {
  const { withdrawal: messages, pages } = useLateWords('account');
  const { tryAgain } = useLateWords('shop');
  const api = useWithdrawalApi();
  const { data, isFailed, retry } = useLoaded(useCallback(() => api().list(), [api]));
  if (data === undefined && isFailed) {
    return (
      <EmptyState title={messages.returnsNotRetrieved} actions={<Button onClick={retry}>{tryAgain}</Button>}>
        {pages.unreachable}
      </EmptyState>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={messages.loadingReturns}>
        <Skeleton />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={messages.noReturns} actions={<WithdrawLink />}>
        {messages.noReturnsText}
      </EmptyState>
    );
  }
  return (
    <>
      <ReturnList
        withdrawals={data}
        messages={messages}
        orderHref={(orderId) => linkTo('my-orders-detail', { orderId })}
      />
      <p>
        <WithdrawLink />
      </p>
    </>
  );
}

function WithdrawLink() {
  const { withdrawHere } = useLateWords('shop');
  return (
    <a className={button({ look: 'quiet' })} href={linkTo('withdrawal')}>
      {withdrawHere}
    </a>
  );
}
