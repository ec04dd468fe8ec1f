import { imageOriginal } from '@etalage/ui';
import { labels } from './ProductCard.css.ts';

/** What the card of a product in the document tells; labels and price as they are drawn there. */
export type OpenedCard = {
  parentSku: string;
  name: string;
  /** Path of the picture's original. */
  image?: string | undefined;
  /** The address of its picture as the browser holds it. */
  picture?: string | undefined;
  labels?: string | undefined;
  price: string;
};

/** The card around a link to its product. It is read from the document: a page that came drawn has no data of its cards. */
export function readCard(link: HTMLAnchorElement): OpenedCard | undefined {
  const [, kind, parentSku = ''] = link.pathname.split('/');
  const card = link.closest('article');
  const price = card?.querySelector('[data-price]')?.outerHTML;
  if (kind !== 'p' || !card || price === undefined) return undefined;
  const picture = card.querySelector('img');
  return {
    parentSku: decodeURIComponent(parentSku),
    name: card.ariaLabel ?? card.querySelector('h3')?.textContent ?? '',
    image: imageOriginal(picture?.getAttribute('src') ?? ''),
    picture: picture?.currentSrc,
    labels: card.querySelector(`.${labels}`)?.innerHTML,
    price,
  };
}
