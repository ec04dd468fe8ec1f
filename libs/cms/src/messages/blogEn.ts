import type { BlogMessages } from './blog.ts';

/** The words of the blog, in English. */
export const blogEn: BlogMessages = {
  title: 'Our blog',
  intro: 'What we know about what we sell: how to choose it, use it and keep it well.',
  tags: 'Topics',
  articles: 'Articles',
  more: 'Show more articles',
  shown: (shown, total) => `${shown} of ${total} articles`,
  related: 'Read on',
  noArticles: 'Nothing has been written about this yet',
  noArticlesText: 'Choose another topic, or read everything.',
};
