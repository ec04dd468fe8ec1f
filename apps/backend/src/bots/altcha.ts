import { botSolution } from '@etalage/account/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Ports } from '../ports.ts';
import { minute } from '../slice.ts';
import type { BotProtection } from './botPort.ts';
import { usedChallenges } from './tables.ts';

/** PBKDF2 with `cost` rounds, `counter` times: half a second on a phone, nothing that a program can do a million times. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000 } as const;
const counters = [100, 300] as const;
/** Milliseconds in which a challenge can be used. */
const validity = 20 * minute;

/** Challenges of ALTCHA (proof of work), which this backend makes, signs and checks itself. */
export function createAltcha({
  database,
  clock,
  secrets,
}: Pick<Ports, 'database' | 'clock' | 'secrets'>): BotProtection {
  const hmacSignatureSecret = `altcha ${secrets.tokenSecret}`;
  return {
    challenge: async () => {
      const expires = clock.now() + validity;
      const counter = randomInt(...counters);
      const { parameters, signature = '' } = await createChallenge({
        ...work,
        counter,
        deriveKey,
        data: { expires },
        hmacSignatureSecret,
      });
      return { parameters: { ...parameters, data: { expires } }, signature };
    },
    isValid: async (token) => {
      const sent = readToken(token);
      if (sent === undefined) return false;
      const { challenge, solution } = sent;
      const expires = challenge.parameters.data?.expires ?? 0;
      // Before it is checked: the work of checking grows with a cost that was not signed by us.
      if (expires <= clock.now() || challenge.parameters.cost !== work.cost) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (!verified) return false;
      const hash = createHash('sha256').update(challenge.signature).digest('base64url');
      const used = await database
        .insert(usedChallenges)
        .values({ hash, expiresAt: new Date(expires) })
        .onConflictDoNothing()
        .returning();
      return used.length > 0;
    },
    sweep: async () => {
      await database.delete(usedChallenges).where(lte(usedChallenges.expiresAt, new Date(clock.now())));
    },
  };
}

/** What a client sends as token: base64 of a JSON text with challenge and solution. */
function readToken(token: string | null | undefined): v.InferOutput<typeof botSolution> | undefined {
  try {
    const read = v.safeParse(botSolution, JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
