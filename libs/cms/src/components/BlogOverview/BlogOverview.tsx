import { formatDateTime } from '@etalage/core';
import { Button, chip, EmptyState } from '@etalage/ui';
import type { BlogMessages } from '../../messages/blog.ts';
import type { ArticleList, ArticleSummary } from '../../model/articles.ts';
import * as css from '../blog.css.ts';
import { ContentPicture } from '../ContentPicture/ContentPicture.tsx';

export type BlogOverviewProps = {
  title: string;
  intro: string;
  list: ArticleList;
  messages: BlogMessages;
  isLoading?: boolean;
  onLoadMore: () => void;
};

/** The blog: its newest article large, the others after it, by subject, and more until there are no more (BLOG-01). */
export function BlogOverview({ title, intro, list, messages, isLoading = false, onLoadMore }: BlogOverviewProps) {
  const { articles, total, tags } = list;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>{intro}</p>
        {tags.length > 0 && <Tags tags={tags} messages={messages} />}
      </header>
      {articles.length === 0 ? (
        <EmptyState title={messages.noArticles}>{messages.noArticlesText}</EmptyState>
      ) : (
        <ul className={css.list} aria-label={messages.articles}>
          {articles.map((article, at) => (
            <li key={article.id} className={at === 0 ? css.lead : undefined}>
              <ArticleCard article={article} place={at === 0 ? 'lead' : 'list'} />
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <div className={css.foot}>
          <p className={css.facts} role="status">
            {messages.shown(articles.length, total)}
          </p>
          {articles.length < total && (
            <Button look="quiet" isBusy={isLoading} onClick={onLoadMore}>
              {messages.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Tags({ tags, messages }: { tags: ArticleList['tags']; messages: BlogMessages }) {
  return (
    <nav aria-label={messages.tags} className={css.facts}>
      {tags.map(({ tag, href, isChosen }) => (
        <a key={tag} className={chip} href={href} aria-current={isChosen ? 'true' : undefined}>
          {tag}
        </a>
      ))}
    </nav>
  );
}

const sizes = {
  lead: '(min-width: 1024px) 60vw, 100vw',
  list: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
  related: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
} as const;

/** An article in a list: picture, date, title, teaser. */
export function ArticleCard({ article, place }: { article: ArticleSummary; place: keyof typeof sizes }) {
  const { href, title, teaser, publishedAt, image, tags } = article;
  const isLead = place === 'lead';
  const Heading = place === 'related' ? 'h3' : 'h2';
  return (
    <article className={isLead ? css.leadCard : css.card}>
      {image && <ContentPicture className={css.picture} image={image} sizes={sizes[place]} first={isLead} />}
      <div className={css.words}>
        <p className={css.facts}>
          <time>{formatDateTime(publishedAt, 'D-M-YYYY')}</time>
          <span>{tags.join(', ')}</span>
        </p>
        <Heading className={isLead ? css.leadTitle : css.cardTitle}>
          <a className={css.cardLink} href={href}>
            {title}
          </a>
        </Heading>
        <p className={css.teaser}>{teaser}</p>
      </div>
    </article>
  );
}
