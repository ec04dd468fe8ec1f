import type { BlogMessages } from './blog.ts';

/** The words of the blog, in English. */
export const blogEn: BlogMessages = {
  tags: 'Topics',
  articles: 'Articles',
  more: 'Show more articles',
  shown: (shown, total) => `${shown} of ${total} articles`,
  related: 'Read on',
  noArticles: 'Nothing has been written about this yet',
  noArticlesText: 'Choose another topic, or read everything.',
};
