import * as v from 'valibot';
import type { aShop } from './aShop.ts';

type Shop = Awaited<ReturnType<typeof aShop>>;

/** The password of test customers. */
export const testPassword = 'Zomer-2026';

const session = v.object({
  code: v.literal(200),
  result: v.string(),
  meta: v.object({ refreshToken: v.string() }),
});

/** Who registers; state only what matters to the test. */
export const aRegistration = (differences: { email?: string; password?: string; firstname?: string } = {}) => {
  const { email = 'jans@voorbeeld.nl', password = testPassword, firstname = 'Jans' } = differences;
  return { customer: { email, firstname, lastname: 'de Vries' }, password };
};

/** The tokens of a new session; `headers` carry its access token and select its store view. */
export async function logIn(
  shop: Shop,
  { email = 'jans@voorbeeld.nl', password = testPassword, store = 'dailydeal' } = {},
) {
  const answer = await shop.app.request('/api/user/login', {
    method: 'POST',
    body: JSON.stringify({ username: email, password }),
    headers: { 'content-type': 'application/json', 'x-vs-store-code': store },
  });
  const { result: token, meta } = v.parse(session, await answer.json());
  const headers = { authorization: `Bearer ${token}`, 'x-vs-store-code': store };
  return { token, refreshToken: meta.refreshToken, headers };
}

/** A registered customer who is logged in. */
export async function aCustomer(
  shop: Shop,
  { store = 'dailydeal', ...differences }: Parameters<typeof aRegistration>[0] & { store?: string } = {},
) {
  const sent = aRegistration(differences);
  const answer = await shop.call('POST', '/api/user/create', sent, { 'x-vs-store-code': store });
  if (answer.code !== 200) throw new Error(`Not registered: ${JSON.stringify(answer)}`);
  return {
    email: sent.customer.email,
    ...(await logIn(shop, { email: sent.customer.email, password: sent.password, store })),
  };
}

/** The value of a query field in the newest mail of a kind. */
export async function mailedKey(shop: Shop, kind: string, field: string): Promise<string> {
  await shop.work.soon();
  const mail = shop.sent.findLast((sent) => sent.kind === kind);
  const address = /https?:\S+\?\S+/u.exec(mail?.text ?? '')?.[0];
  if (address === undefined) throw new Error(`No link in a mail of the kind ${kind}`);
  return new URL(address).searchParams.get(field) ?? '';
}
