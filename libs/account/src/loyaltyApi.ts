import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import { loyaltyBalance, type LoyaltyBalance } from './contract.ts';

/** The calls about the loyalty card of a customer. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type LoyaltyApi = { balance(): Promise<LoyaltyBalance> };

/** The calls about the loyalty card over the shop's HTTP client. They are silent: who calls shows what was refused. */
export function createLoyaltyApi(client: KyInstance, path: string): LoyaltyApi {
  const http = client.extend(silent);
  return { balance: () => read(http.get(`${path}/balance`), loyaltyBalance) };
}
