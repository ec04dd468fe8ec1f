import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { answersFile } from '../docs/answers.ts';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { blogFeed } from './blogFeed.ts';
import { keptFeed } from './merchantFeed.ts';
import { robotsText } from './robots.ts';
import { pagesSitemap, productsSitemap, sitemapIndex } from './sitemap.ts';
import { xmlAnswer } from './xml.ts';

const hour = 3600;
const file = (summary: string, type = 'application/xml') =>
  describeRoute({ tags: ['search engines'], summary, ...answersFile('The file', [type]) });

const noSuchFile = () => refuse(404, 'Dit bestand bestaat niet.');

/** What search engines read of a store view. Its store server gives them at the root: /robots.txt, /sitemap.xml, /merchant-feed.xml; and feed readers /blog-feed.xml. */
export const feedRoutes = (ports: Ports, feed = keptFeed(ports)) =>
  new Hono<BackendEnv>()
    .get('/robots.txt', file('Where robots may go', 'text/plain'), (c) => c.text(robotsText(c.var.store)))
    .get('/sitemap.xml', file('The sitemap index'), (c) => xmlAnswer(sitemapIndex(ports, c.var.store), hour))
    .get('/blog-feed.xml', file('The newest articles of the blog, as RSS'), (c) =>
      xmlAnswer(blogFeed(ports, c.var.store), hour),
    )
    .get('/sitemap-pages.xml', file('Home, categories, content pages and the blog'), async (c) =>
      xmlAnswer((await pagesSitemap(ports, c.var.store)) ?? noSuchFile(), hour),
    )
    .get(
      '/:name{sitemap-(?:pages|products)-[1-9][0-9]*\\.xml}',
      file('More pages, or products with their pictures'),
      async (c) => {
        const name = c.req.param('name');
        const sitemap = name.includes('pages') ? pagesSitemap : productsSitemap;
        const found = await sitemap(ports, c.var.store, Number(/\d+/.exec(name)?.[0]));
        return xmlAnswer(found ?? noSuchFile(), hour);
      },
    )
    .get('/merchant-feed.xml', file('Google’s product feed'), async (c) => xmlAnswer(await feed(c.var.store), 0));
