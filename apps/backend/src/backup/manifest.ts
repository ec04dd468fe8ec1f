import * as v from 'valibot';

/** Name of the manifest in an archive, where it comes last. */
export const manifestName = 'manifest.json';

const file = v.object({ size: v.number(), sha256: v.string() });

/** What a backup holds. Paths are relative to the data folder. */
export const backupManifest = v.object({
  format: v.literal(1),
  /** The id of the shop, as in its marker. */
  shop: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.string(),
  /** `pglite`: the files of the database in the process; `postgres`: an archive of pg_dump. */
  database: v.picklist(['pglite', 'postgres']),
  folders: v.array(v.string()),
  files: v.record(v.string(), file),
});

/** What a backup holds, and the checksum of each file. */
export type BackupManifest = v.InferOutput<typeof backupManifest>;

/** The part of the manifest that does not depend on the files. */
export type BackupFacts = Pick<BackupManifest, 'shop' | 'createdAt' | 'database'>;

/** Name of the pg_dump file, which replaces the database folder for a database on a server. */
export const dumpName = 'database.dump';

/** The names in a data folder that a backup holds. Search index and pictures by size are made anew. */
export const keptNames = ['database', dumpName, 'secrets', 'originals', 'outbox', 'payments'] as const;

/** Whether a path stays within what a backup may write into a data folder. */
export function isKeptPath(path: string): boolean {
  const [first, ...others] = path.split('/');
  return (
    keptNames.some((name) => name === first) &&
    others.every((part) => !['', '.', '..'].includes(part)) &&
    !/[\0\\]/.test(path)
  );
}
