/** Search params as the address writes them: every value is text, `?q=140` too. Of a repeated key the last counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The reverse of `parseSearch`: undefined and empty values are left out, commas stay readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => pair(key, value));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pair(key: string, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  return [`${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`];
}
