const letters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l' };

/** Text as it stands in an address: lower case, plain letters and digits, words joined by hyphens. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæøœđł]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What a slug is made of. */
export type Sluggable = {
  id?: number | string | null | undefined;
  name?: string | null | undefined;
  slug?: string | null | undefined;
  url_key?: string | null | undefined;
};

/** A document's slug: its own, else its url_key, else its name with its id (wire contract 2.4). */
export function slugOf({ id, name, slug, url_key }: Sluggable): string {
  return slug || url_key || slugify(`${name ?? ''} ${id ?? ''}`);
}
