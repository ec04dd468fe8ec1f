/** A number in two characters, up to 1,260. */
export function shortNumber(number: number): string {
  if (number >= 35 * 36) throw new Error(`${number} does not fit in two characters.`);
  return (number + 36).toString(36);
}
