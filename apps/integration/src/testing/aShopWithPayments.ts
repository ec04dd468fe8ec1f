import { createProvider } from '../../../payments/src/provider.ts';
import { openStorage } from '../../../payments/src/storage.ts';
import type { TestBackend } from '../../../backend/src/testing/aBackend.ts';
import { aDemoBackend } from './aDemoBackend.ts';
import { aNetwork } from './network.ts';

/**
 * The whole shop in this process: the backend with the demo catalogues, the sandbox provider that it pays at, and the
 * connection to shoppers. `pay` does what a shopper does on the payment page, and delivers the notifications that follow.
 */
export async function aShopWithPayments() {
  const storage = openStorage(':memory:');
  const provider = createProvider({
    storage,
    apiKey: 'test-key',
    publicUrl: 'http://multisafepay.test',
    clock: () => backend.clock.now(),
    fetch: (input, init) => backend.fetch(input, init),
  });
  const backend: TestBackend = await aDemoBackend({
    fetch: async (input, init) => provider.app.fetch(new Request(input, init)),
  });
  const network = aNetwork((input, init) => backend.fetch(input, init));
  const pay = async (address: string, outcome: string, notification = 'once'): Promise<URL> => {
    const form = new URLSearchParams({ outcome, notification, seconds: '10', gateway: '' });
    const answer = await provider.app.request(address, { method: 'POST', body: form });
    await provider.work();
    return new URL(answer.headers.get('location') ?? '', address);
  };
  /** How each try to pay an order stands at the provider; tries are named by number, number-2, number-3 … */
  const transactionsOf = (number: string): string[] =>
    [number, `${number}-2`, `${number}-3`].flatMap((id) => storage.byOrderId(id)?.status ?? []);
  return { ...backend, provider, network, pay, transactionsOf };
}
export type ShopWithPayments = Awaited<ReturnType<typeof aShopWithPayments>>;
