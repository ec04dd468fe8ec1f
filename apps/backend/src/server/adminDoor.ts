import * as v from 'valibot';
import { holdFolder, runningAddress } from './dataFolder.ts';
import { readSecrets, readSettings } from './environment.ts';

/** Where a backend takes administrative calls. */
export type AdminDoor = {
  /** Without a slash at its end. */
  address: string;
  adminKey: string;
  fetch: typeof globalThis.fetch;
};

/** The door of the backend that runs on the environment's data folder, or of one in this process when none does. */
export async function openAdminDoor(): Promise<AdminDoor & { close(): Promise<void> }> {
  const settings = readSettings(process.env);
  const address = runningAddress(settings.dataFolder);
  if (address !== undefined) {
    const { adminKey } = readSecrets(process.env, settings.dataFolder);
    return { address, adminKey, fetch, close: async () => undefined };
  }
  const folder = holdFolder(settings.dataFolder);
  // A thousand modules, which a command has no use for beside a backend that runs.
  const [{ openPorts }, { createBackend }] = await Promise.all([import('./openPorts.ts'), import('../backend.ts')]);
  const { ports, close } = await openPorts({ ...settings, logLevel: 'error' }, process.env);
  const { app } = createBackend(ports);
  return {
    address: 'http://127.0.0.1',
    adminKey: ports.secrets.adminKey,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    close: async () => {
      await close();
      folder.release();
    },
  };
}

const answer = v.looseObject({ code: v.number(), result: v.unknown() });

/** The result of an administrative GET. Throws an Error with the backend's words when it refuses. */
export async function askAdmin<T>(
  { address, adminKey, fetch }: AdminDoor,
  { path, storeCode, result: schema }: { path: string; storeCode: string; result: v.GenericSchema<unknown, T> },
): Promise<T> {
  const headers = { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode };
  const response = await fetch(`${address}/api/admin/${path}`, { headers });
  const { code, result } = v.parse(answer, await response.json());
  if (code !== 200) throw new Error(String(result));
  return v.parse(schema, result);
}
