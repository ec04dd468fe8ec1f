import type { JSX } from 'react';
import type { PageFacts } from '../pages/definePage.tsx';
import type { ShopContext } from './context.ts';

type Head = { meta: JSX.IntrinsicElements['meta'][]; links: JSX.IntrinsicElements['link'][] };
type Site = Pick<ShopContext, 'app' | 'baseUrl'>;

/** One tag is both. */
const picture = { property: 'og:image', name: 'twitter:image' };

/** What holds for every page, until a page says otherwise. */
export function siteHead({ app, baseUrl }: Site): Head {
  const { name, seo } = app.view;
  return {
    meta: [
      { title: seo.defaultTitle },
      { name: 'description', content: seo.description },
      { property: 'og:site_name', content: name },
      { property: 'og:type', content: 'website' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { ...picture, content: `${baseUrl}/social.jpg` },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  };
}

/** The head of one page: title, description, robots, and `path` as its canonical address, without filters and tracking. */
export function pageHead({ app, baseUrl }: Site, path: string, facts: Omit<PageFacts, 'canonical'> = {}): Head {
  const { seo, storeCode } = app.view;
  const { title, description = seo.description, keywords, image, cover, isIndexed = true } = facts;
  const fullTitle = title === undefined ? seo.defaultTitle : seo.titleTemplate.replace('%s', () => title);
  const canonical = baseUrl + path;
  const shown = image ? `${baseUrl}/img/social/${storeCode}${image.split('?', 1)[0]}` : cover;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:title', content: title ?? fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      ...(shown ? [{ ...picture, content: shown }] : []),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
