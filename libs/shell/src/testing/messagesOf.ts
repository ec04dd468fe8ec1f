const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A message with parameters. */
export const isMessage = (value: unknown): value is (...values: unknown[]) => string => typeof value === 'function';

/** Every message of a catalogue with this key, however deep. */
export function messagesOf(catalogue: unknown, key: string): unknown[] {
  if (!isRecord(catalogue)) return [];
  return Object.entries(catalogue).flatMap(([name, value]) => (name === key ? [value] : messagesOf(value, key)));
}

/** The placeholders of a text: `{from}`, `{to}`. */
export const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** The different texts that a catalogue has for a key, with these placeholders in the place of their parameters. */
export const textsOf = (catalogue: unknown, key: string, placeholders: readonly string[]): unknown[] => [
  ...new Set(messagesOf(catalogue, key).map((message) => (isMessage(message) ? message(...placeholders) : message))),
];
