import { encodePath } from '@etalage/core';
import type { Sharing } from '../router/context.ts';

/** One tag is both. */
const picture = { property: 'og:image', name: 'twitter:image' };

/** What documents say to services that show a link as a card. */
export const sharing: Sharing = {
  ofSite: ({ app, baseUrl }) => [
    { property: 'og:site_name', content: app.view.name },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { ...picture, content: `${baseUrl}/social.jpg` },
  ],
  ofPage: ({ app, baseUrl }, { title, description, url, image, cover }) => {
    const shown = image
      ? `${baseUrl}/img/social/${app.view.storeCode}${encodePath(image.split('?v=', 1)[0] ?? '')}`
      : cover;
    return [
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(shown ? [{ ...picture, content: shown }] : []),
    ];
  },
};
