import { StoryLink, type ContentLink } from '@etalage/cms';
import { button, classNames } from '@etalage/ui';
import type { ReactNode } from 'react';
import * as css from './ProductListBlock.css.ts';

type ProductListBlockProps = {
  block: { title: string; text: string; link?: ContentLink; linkText?: string };
  /** The products; without them nothing shows. */
  children: ReactNode;
};

/** Products between other content, under a title. */
export function ProductListBlock({ block: { title, text, link, linkText }, children }: ProductListBlockProps) {
  if (!children) return null;
  return (
    <section className={css.block}>
      {title !== '' && <h2>{title}</h2>}
      {text !== '' && <p>{text}</p>}
      {children}
      {link !== undefined && linkText && (
        <StoryLink className={classNames(button({ look: 'quiet', size: 's' }), css.more)} link={link}>
          {linkText}
        </StoryLink>
      )}
    </section>
  );
}
