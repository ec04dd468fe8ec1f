import type { JSX } from 'react';
import type { PageFacts } from '../pages/definePage.tsx';
import type { ShopContext } from './context.ts';

type Head = { meta: JSX.IntrinsicElements['meta'][]; links: JSX.IntrinsicElements['link'][] };
type Site = Pick<ShopContext, 'app' | 'baseUrl' | 'sharing'>;

/** What holds for every page, until a page says otherwise. */
export function siteHead(site: Site): Head {
  const { seo } = site.app.view;
  return {
    meta: [
      { title: seo.defaultTitle },
      { name: 'description', content: seo.description },
      ...(site.sharing?.ofSite(site) ?? []),
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  };
}

/** The head of one page: title, description, robots, and `path` as its canonical address, without filters and tracking. */
export function pageHead(site: Site, path: string, facts: Omit<PageFacts, 'canonical'> = {}): Head {
  const { seo } = site.app.view;
  const { title, description = seo.description, keywords, isIndexed = true, ...pictures } = facts;
  const fullTitle = title === undefined ? seo.defaultTitle : seo.titleTemplate.replace('%s', () => title);
  const url = site.baseUrl + path;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(site.sharing?.ofPage(site, { title: title ?? fullTitle, description, url, ...pictures }) ?? []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
