/** What no shopper should ever read: values that are none, objects as text, entities that were escaped twice. */
const slips = /undefined|NaN|null|\[object|&amp;(?:amp|lt|gt|quot|#\d+|[a-z]+);/;

/** JSON, which only scripts read. */
const dataOfHearts = / data-wish="[^"]*"/g;

/** The first slip in a text with what stands around it, or nothing. */
export function slipIn(markup: string): string | undefined {
  const text = markup.replaceAll(dataOfHearts, '');
  const at = text.search(slips);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 40);
}
