import type { ComponentType, ReactNode } from 'react';
import { linkAttributes } from '../../model/links.ts';
import type { ContentLink } from '../../model/story.ts';

export type InternalLinkProps = { href: string; className?: string | undefined; children: ReactNode };
type StoryLinkProps = {
  link: ContentLink | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** The router's link, for pages of this shop. */
  internal?: ComponentType<InternalLinkProps>;
};

/** A link of the content: another site opens in a new tab, a page of the shop where its target says so; no link, no anchor. */
export function StoryLink({ link, className, children, internal: Internal }: StoryLinkProps) {
  if (link === undefined) return <div className={className}>{children}</div>;
  if (Internal === undefined || link.external || link.target || !link.href.startsWith('/'))
    return (
      <a className={className} {...linkAttributes(link)}>
        {children}
      </a>
    );
  return (
    <Internal className={className} href={link.href}>
      {children}
    </Internal>
  );
}
