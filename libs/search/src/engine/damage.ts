import { statSync } from 'node:fs';

/** An index that cannot be read. */
export type Damage = {
  store: string;
  /** Tells the file from one that has taken its place. */
  file: string | undefined;
  /** In words of SQLite or ours. */
  reason: string;
};

/** A damaged index that was moved out of the way. */
export type MovedIndex = Pick<Damage, 'store' | 'reason'> & {
  /** The file in which it is now. */
  movedTo: string;
};

/** The index of a store is damaged, or of a version that this program does not know. */
export class DamagedIndexError extends Error {
  override readonly name = 'DamagedIndexError';
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(`The search index of ${damage.store} is damaged: ${damage.reason}`);
    this.damage = damage;
  }
}

/** What is in an index is not what this program writes. */
export class UnreadableIndexError extends Error {
  override readonly name = 'UnreadableIndexError';
}

const [genericError, corrupt, notADatabase, shortRead] = [1, 11, 26, 522];
/** The statements are ours and fixed, so the file has other tables than it should. */
const wrongTables = /no such (?:table|column)|has no column named|unsupported file format|malformed/;

/** Whether an act failed because the file is not what it should be, and not because it is locked or the disk is full. */
export function isDamage(error: unknown): error is Error {
  if (error instanceof UnreadableIndexError) return true;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const code = Number(error.errcode);
  if (code === shortRead || [corrupt, notADatabase].includes(code & 0xff)) return true;
  return code === genericError && wrongTables.test(error.message);
}

/** Tells one file at a path from another there; undefined when there is none. */
export function fileIdentity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
