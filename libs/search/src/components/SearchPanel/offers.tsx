import { categoryHref, pictureParts, PriceBlock, productHref, StockState, type ProductSummary } from '@etalage/catalog';
import { images } from '@etalage/core/constants';
import { Picture, SearchIcon, type useCombobox } from '@etalage/ui';
import type { MouseEvent, ReactNode } from 'react';
import { pageHref } from '../../model/foundPage.ts';
import { Marked } from '../Marked/Marked.tsx';
import * as css from './SearchPanel.css.ts';
import type { SearchPanelProps } from './searchPanelProps.ts';

type OffersProps = Pick<
  SearchPanelProps,
  'text' | 'suggested' | 'found' | 'history' | 'path' | 'words' | 'catalogMessages' | 'notation'
> & {
  onChoose: (text: string) => void;
  onClose: () => void;
};

export type Offer = { key: string; href: string; content: ReactNode; onClick: (event: MouseEvent) => void };
/** `products` are those that the offers are, in their order. */
export type Group = { label: string; offers: readonly Offer[]; products?: readonly ProductSummary[] };

type OfferGroupsProps = { groups: readonly Group[]; combobox: ReturnType<typeof useCombobox> };

/** The options of the panel in groups, as links. Those that are texts are searched for in place. */
export const OfferGroups = ({ groups, combobox }: OfferGroupsProps) =>
  groups.map(({ label, offers, products }) => (
    <div key={label} role="group" aria-label={label} className={products ? css.rows : css.group}>
      <p className={css.title} aria-hidden="true">
        {label}
      </p>
      {offers.map(({ key, href, content, onClick }) => (
        // eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- the combobox gives the role.
        <a
          key={key}
          {...combobox.option(key)}
          aria-selected={combobox.isMarked(key)}
          tabIndex={-1}
          className={css.option}
          href={href}
          onClick={onClick}
        >
          {content}
        </a>
      ))}
    </div>
  ));

type HeartsProps = { groups: readonly Group[]; label: string; wish: (product: ProductSummary) => ReactNode };

/**
 * The hearts of the products, each at the end of its option. They are a list of their own: an option of a listbox has no
 * buttons, so a screen reader would not find them in there.
 */
export function Hearts({ groups, label, wish }: HeartsProps) {
  // Each group before them has a row of the grid, and so has their title.
  const before = groups.findIndex(({ products }) => products !== undefined);
  const products = groups[before]?.products;
  if (products === undefined) return null;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari knows no list by its tag where that has neither marks nor a box.
    <ul role="list" className={css.hearts} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className={css.heart} style={{ gridRow: before + index + 2 }}>
          {wish(product)}
        </li>
      ))}
    </ul>
  );
}

/** What the panel offers for a text, or before there is one, without groups that have nothing. */
export const offersOf = (props: OffersProps): readonly Group[] =>
  groupsOf(props).filter(({ offers }) => offers.length > 0);

function groupsOf(props: OffersProps): Group[] {
  const { text, suggested, found, history, path, words, onChoose, onClose } = props;
  const query = (asked: string): Offer => ({
    key: `text ${asked}`,
    href: `${path}?q=${encodeURIComponent(asked)}`,
    content: (
      <>
        <SearchIcon size="s" />
        <span>
          <Marked name={asked} text={text} />
        </span>
      </>
    ),
    onClick: (event) => {
      event.preventDefault();
      onChoose(asked);
    },
  });
  if (text === '') return [{ label: words.history, offers: history.map(query) }];
  const { categories = [], products = [], pages = [] } = found ?? suggested ?? {};
  return [
    { label: words.didYouMean, offers: (found?.suggestions ?? []).map(query) },
    { label: words.suggestions, offers: found ? [] : (suggested?.words ?? []).map(query) },
    {
      label: words.categories,
      offers: categories.map((category) => ({
        key: `category ${category.id}`,
        href: categoryHref(category),
        content: (
          <span>
            <Marked name={category.name} text={text} />
          </span>
        ),
        onClick: onClose,
      })),
    },
    {
      label: words.pages,
      offers: pages.map((page) => ({
        key: `page ${page.slug}`,
        href: pageHref(page),
        content: (
          <span>
            <Marked name={page.name} text={text} />
          </span>
        ),
        onClick: onClose,
      })),
    },
    {
      label: found?.unanswered === 'offline' ? words.seenProducts : words.products,
      products,
      offers: products.map((product) => ({
        key: `product ${product.id}`,
        href: productHref(product),
        content: <FoundProduct {...props} product={product} />,
        onClick: onClose,
      })),
    },
  ];
}

type FoundProductProps = { product: ProductSummary } & Pick<OffersProps, 'text' | 'catalogMessages' | 'notation'>;

/** A hit as a line: picture, name with what was typed in bold, price, and its stock when that is low or out. */
function FoundProduct({ product, text, catalogMessages: messages, notation }: FoundProductProps) {
  return (
    <>
      <Picture {...pictureParts(product.image)} alt="" size={images.cartThumbnail} className={css.picture} />
      <span className={css.about}>
        <span>
          <Marked name={product.name} text={text} />
        </span>
        {product.price !== undefined && <PriceBlock price={product} messages={messages} notation={notation} />}
        {product.stock && <StockState stock={product.stock} messages={messages} show="exceptions" />}
      </span>
    </>
  );
}
