import { pino, type Logger as PinoLogger } from 'pino';

/** Where structured lines go: pino's own interface. */
export type Logger = PinoLogger;

type Line = { write(text: string): void };

/** JSON lines with a level and a time, on standard output unless told otherwise. */
export function createLogger(level: string, to?: Line): Logger {
  const options = { level, base: { app: 'backend' }, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return to ? pino(options, to) : pino(options);
}
