import { withoutPersonalData } from '@etalage/core/server';
import { pino, type Logger as PinoLogger, type LoggerOptions } from 'pino';

/** Where structured lines go: pino's own interface. */
export type Logger = PinoLogger;

type Line = { write(text: string): void };

/**
 * JSON lines with a level and a time, on standard output unless told otherwise. No line has personal data or a secret in
 * it, whatever was handed in; the message itself is a constant.
 */
export function createLogger(level: string, to?: Line): Logger {
  const options: LoggerOptions = {
    level,
    base: { app: 'backend' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { log: (line) => mapped(line, withoutPersonalData) },
    serializers: { err: (error: unknown) => error },
  };
  return to ? pino(options, to) : pino(options);
}

const mapped = (line: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(line).map(([key, value]) => [key, change(value)]));
