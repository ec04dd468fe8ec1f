import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import { loyaltyCards } from './tables.ts';

/** The last digit of an EAN-13, which makes the weighted sum of all a multiple of ten. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A number that nobody can guess. It begins with 2, which GS1 leaves to shops for codes of their own. */
function newNumber(): string {
  const twelve = `2${String(randomInt(1e11)).padStart(11, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}

/** The number of a customer's card; undefined before it was asked for. */
export async function findCardNumber(database: Database, customerId: number): Promise<string | undefined> {
  const [card] = await database.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId));
  return card?.number;
}

/** Another card may have the number that was drawn: so many are drawn. */
const draws = 5;

/** The number of a customer's card, which is given when it is first asked for and stays. */
export async function cardNumberOf(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  customerId: number,
): Promise<string> {
  for (let draw = 0; draw < draws; draw += 1) {
    const found = await findCardNumber(database, customerId);
    if (found !== undefined) return found;
    const card = { customerId, number: newNumber(), createdAt: new Date(clock.now()) };
    await database.insert(loyaltyCards).values(card).onConflictDoNothing();
  }
  return (await findCardNumber(database, customerId)) ?? refuse(500, 'Je klantenkaart kon niet worden gemaakt.');
}
