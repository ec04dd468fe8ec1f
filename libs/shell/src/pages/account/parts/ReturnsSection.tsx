import { ReturnList } from '@etalage/account';
import { button, EmptyState } from '@etalage/ui';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { NotRetrieved, Retrieving } from './sectionStates.tsx';
import { useWithdrawalApi } from '../../withdrawal/parts/useWithdrawals.ts';

/** What a customer withdrew, and how the returns stand (ACC-15). */
export function ReturnsSection() {
  const { withdrawal: messages } = useLateWords('account');
  const api = useWithdrawalApi();
  const { data, isFailed, retry } = useLoaded(useCallback(() => api().list(), [api]));
  if (data === undefined && isFailed) {
    return <NotRetrieved title={messages.returnsNotRetrieved} retry={retry} />;
  }
  if (data === undefined) return <Retrieving label={messages.loadingReturns} />;
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
