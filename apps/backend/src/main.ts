import { readSettings, type Settings } from './server/environment.ts';
import { oneLine } from './server/oneLine.ts';
import { startBackend } from './server/startBackend.ts';
import { ShopError } from './shop/shopError.ts';

/** Exit code of a start that would have lost a shop, and which starting again does not help. */
const shopIsLost = 3;

let settings: Settings | undefined;

function giveUp(error: unknown): never {
  for (const line of oneLine(error, settings?.port).split('\n')) console.error(`backend: ${line}`);
  process.exit(error instanceof ShopError ? shopIsLost : 1);
}

try {
  settings = readSettings(process.env);
  const { address, stop } = await startBackend(settings, process.env);
  console.log(`backend: ${address}`);
  const end = () => void stop().then(() => process.exit(0), giveUp);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  giveUp(error);
}
