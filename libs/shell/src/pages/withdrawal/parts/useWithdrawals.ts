import { createWithdrawalApi, type WithdrawalApi } from '@etalage/account';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';
import { accountFailure } from '../../account/parts/accountFailure.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** The calls about withdrawals; only the browser makes any. */
export function useWithdrawalApi(): () => WithdrawalApi {
  const { visit } = useRouteContext({ from: '__root__' });
  return useMemo(() => () => createWithdrawalApi(visitHttp(visit), viewOf(visit).endpoints.user), [visit]);
}

/** What the page says of a failure: the server's own words where it has some. */
export function useFailureWords(): (error: unknown) => string {
  const { pages, withdrawal } = useLateWords('account');
  return (error) =>
    accountFailure(error, pages, { unreachable: navigator.onLine === false ? withdrawal.offline : pages.unreachable });
}
