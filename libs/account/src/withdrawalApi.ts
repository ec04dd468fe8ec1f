import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import {
  withdrawableOrder,
  withdrawal,
  withdrawalList,
  type WithdrawableOrder,
  type Withdrawal,
  type WithdrawalReference,
  type WithdrawalRequest,
} from './contract.ts';

/** The calls about withdrawals. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type WithdrawalApi = {
  /** Throws ApiError 404 for an unknown order and for a wrong email address alike, 409 where the time is over. */
  order(reference: WithdrawalReference): Promise<WithdrawableOrder>;
  /** The receipt. The same request again answers the same one. */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal>;
  /** Those of the customer, the newest first. */
  list(): Promise<Withdrawal[]>;
};

/** The calls about withdrawals over the shop's HTTP client. They are silent: who calls shows what was refused. */
export function createWithdrawalApi(client: KyInstance, path = '/api/user'): WithdrawalApi {
  const http = client.extend(silent);
  const address = `${path}/withdrawals`;
  return {
    order: (json) => read(http.post(`${address}/order`, { json }), withdrawableOrder),
    withdraw: (json) => read(http.post(address, { json }), withdrawal),
    list: () => read(http.get(address), withdrawalList),
  };
}
