import { readListenHost, secretInFile, secretInVariable } from '@etalage/core/server';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** What the environment decides. */
export type Settings = { port: number; host: string; folder: string; apiKey: string; publicUrl: string };

/** Reads the environment; throws an Error that names the variable that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = wholeNumber('PORT', env['PORT'] ?? String(wholeNumber('PORT_BASE', env['PORT_BASE'] ?? '4000') + 10));
  const dataFolder = env['DATA_DIR'] ?? join(workspace, '.data');
  return {
    port,
    host: readListenHost(env),
    folder: join(dataFolder, 'payments'),
    // Shop and sandbox share one key on one machine, made by whoever needs it first.
    apiKey:
      secretInVariable(env, 'MULTISAFEPAY_API_KEY') ?? secretInFile(join(dataFolder, 'secrets/multisafepay-api-key')),
    publicUrl: (env['BASE_URL'] ?? `http://localhost:${port}`).replace(/\/$/u, ''),
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port number, not '${text}'`);
}
