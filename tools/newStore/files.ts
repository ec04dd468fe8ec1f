import { join } from 'node:path';
import { newStore } from './newStore.ts';

/** Prints the files of a new store as JSON, contents in base64. Usage: files.ts '{"code":"keuken"}'. */
try {
  const files = await newStore(join(import.meta.dirname, '../..'), JSON.parse(process.argv[2] ?? '{}'));
  process.stdout.write(JSON.stringify([...files].map(([path, bytes]) => [path, bytes.toString('base64')])));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
