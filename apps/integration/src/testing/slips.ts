/** What no shopper should ever read: values that are none, objects as text, entities that were escaped twice. */
const slips = /undefined|NaN|null|\[object|&amp;(?:amp|lt|gt|quot|#\d+|[a-z]+);/;

/** The first slip in a text with what stands around it, or nothing. */
export function slipIn(text: string): string | undefined {
  const at = text.search(slips);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 40);
}
