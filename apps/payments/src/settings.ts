import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** What the environment decides. */
export type Settings = { port: number; folder: string; apiKey: string; publicUrl: string };

/** Reads the environment; throws an Error that names the variable that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = wholeNumber('PORT', env['PORT'] ?? String(wholeNumber('PORT_BASE', env['PORT_BASE'] ?? '4000') + 10));
  const dataFolder = env['DATA_DIR'] ?? join(workspace, '.data');
  return {
    port,
    folder: join(dataFolder, 'payments'),
    apiKey: env['MULTISAFEPAY_API_KEY'] ?? keptKey(dataFolder),
    publicUrl: (env['BASE_URL'] ?? `http://localhost:${port}`).replace(/\/$/u, ''),
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port number, not '${text}'`);
}

/** The key that shop and sandbox share on one machine, made by whoever needs it first. */
function keptKey(dataFolder: string): string {
  const folder = join(dataFolder, 'secrets');
  const path = join(folder, 'multisafepay-api-key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(20).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
