/** Without the fields that hold nothing, as JSON has them. */
export const definedOnly = <T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } => {
  const result: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  const entries: [string, unknown][] = Object.entries(fields);
  for (const [key, value] of entries) if (value !== undefined) Object.assign(result, { [key]: value });
  return result;
};
