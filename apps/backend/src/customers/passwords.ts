import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is kept, in PHC string format. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The hash of a password that nobody has, made once: an unknown address takes as long as a known one. */
let nobodysHash: Promise<string> | undefined;

/** Whether a password is that of the hash; never for a customer who does not exist, and as slowly. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await (nobodysHash ??= hashPassword(crypto.randomUUID()))), password);
  return isMatch && passwordHash !== undefined;
}
