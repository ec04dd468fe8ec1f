import type { ContentLink } from './story.ts';

/** Leaves the shop: starts with http, www or //. */
export const isExternal = (href: string): boolean => /^(https?:|www\.|\/\/)/i.test(href);

/** What the shop follows; www gets https:// in front, a page of the shop one slash. */
export function toLink(address: string): ContentLink {
  if (isExternal(address)) return { href: address.replace(/^www\./i, 'https://www.'), external: true };
  if (/^(mailto:|tel:|#|\/)/.test(address)) return { href: address, external: false };
  return { href: `/${address}`, external: false };
}

/**
 * The attributes of a link: an external one opens in a new tab, without access to the opener (CMS-14), any other where its
 * `target` says so (CMS-02).
 */
export const linkAttributes = ({ href, target }: Followed): { href: string; target?: '_blank'; rel?: string } =>
  target === '_blank' || isExternal(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
type Followed = { href: string; target?: string | null | undefined };

type Sent = {
  linktype?: string | undefined;
  url?: string | undefined;
  cached_url?: string | undefined;
  target?: string | null | undefined;
  email?: string | null | undefined;
  anchor?: string | null | undefined;
};

/** Where a link of the content leads: a story's to cached_url, any other's to url. Undefined for a link that was left empty. */
export function linkOf(link: Sent | undefined): ContentLink | undefined {
  if (link === undefined) return undefined;
  if (link.linktype === 'email' && link.email) return { href: `mailto:${link.email}`, external: false };
  const address = link.linktype === 'story' ? link.cached_url : link.url;
  if (!address) return undefined;
  const found: ContentLink = { ...toLink(address), ...(link.target === '_blank' && { target: '_blank' }) };
  return link.anchor ? { ...found, href: `${found.href}#${link.anchor}` } : found;
}
