import { BlogArticle, BlogOverview, standardBlocks, StoryView } from '@etalage/cms';
import { useRouter } from '@tanstack/react-router';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import type { BlogData } from './blogData.ts';

/** The list of articles, or one of them; both name the feed of the blog (BLOG-07). */
export function BlogPage({ data }: PageProps<BlogData>) {
  const { content } = useWords();
  const messages = useLateWords('blog');
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={messages.title} href="/blog-feed.xml" />
      {data.kind === 'list' ? (
        <Articles data={data} />
      ) : (
        <BlogArticle article={data.article} messages={messages}>
          <StoryView story={data.article.story} messages={content} registry={standardBlocks} />
        </BlogArticle>
      )}
    </>
  );
}

function Articles({ data: { list, page, tag } }: { data: Extract<BlogData, { kind: 'list' }> }) {
  const messages = useLateWords('blog');
  const router = useRouter();
  const search = { ...(tag && { tags: tag }), page: String(page + 1) };
  return (
    <BlogOverview
      title={messages.title}
      intro={messages.intro}
      list={list}
      messages={messages}
      onLoadMore={() => void router.navigate({ to: '.', search, resetScroll: false })}
    />
  );
}
