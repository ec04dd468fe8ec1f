import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from './aFolder.ts';
import { aProcess } from './aProcess.ts';
import { keep, keptDatabase } from './keptDatabase.ts';

/**
 * A folder for `DATA_DIR` with an empty database in it, which a server takes five seconds to make. Removed at the end of the
 * file. Also for tests with a DOM, which cannot open a database.
 */
export async function aDataFolder(): Promise<string> {
  const kept = keptDatabase();
  if (!existsSync(kept))
    await keep(kept, async (unfinished) => {
      const { code, output } = await aProcess('testing/makeDatabase.ts', {}, [unfinished]).ended;
      if (code !== 0) throw new Error(output);
    });
  const folder = aFolder();
  await cp(kept, join(folder, 'database'), { recursive: true });
  return folder;
}
