import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import type { Ports } from '../ports.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import type { CustomerRow } from './tables.ts';

const algorithm = 'HS256';
const claims = v.object({ group_id: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What says to calls about prices which group a customer belongs to (PRICE-09). */
export const groupTokenOf = (
  { secrets }: Pick<Ports, 'secrets'>,
  { id, groupId }: Pick<CustomerRow, 'id' | 'groupId'>,
): Promise<string> => sign({ group_id: groupId, id, user: String(id) }, secrets.tokenSecret, algorithm);

/** The group that a token says; that of guests without a token, or with one that is not ours. */
export async function groupOfToken(
  { secrets }: Pick<Ports, 'secrets'>,
  token: string | null | undefined,
): Promise<number> {
  if (!token) return guestGroup;
  const said = await verify(token, secrets.tokenSecret, algorithm).catch(() => undefined);
  const found = v.safeParse(claims, said);
  return found.success ? found.output.group_id : guestGroup;
}
