import { formatDateTime } from '@etalage/core';
import type { ReactNode } from 'react';
import type { BlogMessages } from '../../messages/blog.ts';
import type { Article } from '../../model/articles.ts';
import * as css from '../blog.css.ts';
import { ArticleCard } from '../BlogOverview/BlogOverview.tsx';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';

export type BlogArticleProps = {
  article: Article;
  messages: BlogMessages;
  /** The story of the article, drawn with the blocks of the shop. */
  children: ReactNode;
};

/** How many articles are named after one. */
const mostRelated = 3;

/** An article: when it was written and what about, its picture, its story, and what to read next (BLOG-06). */
export function BlogArticle({ article, messages, children }: BlogArticleProps) {
  const { title, teaser, publishedAt, tags, image, related } = article;
  return (
    <>
      <article className={css.article}>
        <header className={css.opening}>
          <p className={css.facts}>
            <time>{formatDateTime(publishedAt, 'D-M-YYYY')}</time>
            <span>{tags.join(', ')}</span>
          </p>
          <h1 className={css.leadTitle}>{title}</h1>
          <p className={css.intro}>{teaser}</p>
        </header>
        {image && <ContentPicture className={css.wide} image={image} sizes="(min-width: 1040px) 1040px, 100vw" first />}
        {children}
      </article>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related-articles">
          <h2 id="related-articles">{messages.related}</h2>
          <ul className={css.list}>
            {related.slice(0, mostRelated).map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} place="related" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
