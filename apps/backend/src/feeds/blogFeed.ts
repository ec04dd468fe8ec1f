import { blog } from '@etalage/core/constants';
import { readArticles } from '../blog/readArticles.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { xmlDocument } from './xml.ts';

/** The RSS feed of a store's blog: its newest articles (BLOG-07). */
export const blogFeed = (ports: Pick<Ports, 'stories'>, store: Store): AsyncIterable<string> =>
  xmlDocument({ open: '<rss version="2.0"><channel>', close: '</channel></rss>\n' }, elements(ports, store));

async function* elements({ stories }: Pick<Ports, 'stories'>, store: Store): AsyncGenerator<object> {
  const link = `${store.url}/blog`;
  yield { title: store.name, link, description: `De blog van ${store.name}` };
  for (const { slug, tag_list, content } of (await readArticles(stories, store)).slice(0, blog.feedSize)) {
    const { title, teaser: description, date } = content;
    const address = `${link}/${slug}`;
    const pubDate = new Date(date).toUTCString();
    yield { item: { title, link: address, guid: address, description, pubDate, category: tag_list } };
  }
}
