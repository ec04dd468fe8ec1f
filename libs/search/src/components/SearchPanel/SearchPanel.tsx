import { categoryHref, pictureParts, productHref, type ProductSummary } from '@etalage/catalog';
import type { PriceNotation } from '@etalage/core';
import { Button, chip, link, Picture, Price, TextInput } from '@etalage/ui';
import type { SearchMessages } from '../../messages/nl.ts';
import { highlight } from '../../model/highlight.ts';
import type { Found } from '../../model/panel.ts';
import * as css from './SearchPanel.css.ts';

export type SearchPanelProps = {
  text: string;
  found: Found | undefined;
  history: readonly string[];
  /** What the panel is about: a text too short to search for, a search under way, or neither. */
  state: 'tooShort' | 'searching' | 'settled';
  /** Whether there is more than is shown. */
  hasMore: boolean;
  /** Where results stand. */
  path: string;
  words: SearchMessages;
  notation?: PriceNotation | undefined;
  onType: (text: string) => void;
  /** A recent query was chosen. */
  onChoose: (text: string) => void;
  /** Enter, or the button. */
  onSubmit: () => void;
  onReadMore: () => void;
};

/** The search beside the page: the field, what was searched for before, and what the text finds. */
export function SearchPanel({
  text,
  found,
  history,
  state,
  hasMore,
  path,
  words,
  notation,
  ...acts
}: SearchPanelProps) {
  return (
    <div className={css.panel}>
      <form
        role="search"
        action={path}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          acts.onSubmit();
        }}
      >
        <TextInput
          type="search"
          name="q"
          value={text}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={words.searchLabel}
          placeholder={words.placeholder}
          onChange={({ currentTarget }) => acts.onType(currentTarget.value)}
        />
        <Button type="submit">{words.search}</Button>
      </form>
      <p role="status" className={css.said}>
        {state === 'settled' ? found && saidOf(found, words) : words[state]}
      </p>
      {text === '' && history.length > 0 && (
        <section className={css.group} aria-label={words.history}>
          <h3 className={css.title}>{words.history}</h3>
          <ul className={css.chips}>
            {history.map((query) => (
              <li key={query}>
                <button type="button" className={chip} onClick={() => acts.onChoose(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found && found.total > 0 && (
        <>
          <FoundCategories found={found} words={words} />
          <ul className={css.list} aria-label={words.resultsFor(found.text)}>
            {found.products.map((product) => (
              <li key={product.id}>
                <FoundProduct product={product} text={found.text} notation={notation} />
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button look="quiet" isBusy={state === 'searching'} onClick={acts.onReadMore}>
              {words.readMore}
            </Button>
          )}
          <a className={link} href={`${path}?q=${encodeURIComponent(found.text)}`}>
            {words.allResults(found.total)}
          </a>
        </>
      )}
    </div>
  );
}

function saidOf({ text, total, isOffline }: Found, words: SearchMessages): string {
  if (isOffline) return words.offline;
  return total === 0 ? words.noResults(text) : words.count(total);
}

function FoundCategories({ found: { categories }, words }: { found: Found; words: SearchMessages }) {
  if (categories.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={words.categories}>
      {categories.map((category) => (
        <li key={category.id}>
          <a className={chip} href={categoryHref(category)}>
            {category.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type FoundProductProps = { product: ProductSummary; text: string; notation: PriceNotation | undefined };

/** A hit as a line: picture, name with what was typed in bold, price. */
function FoundProduct({ product, text, notation }: FoundProductProps) {
  return (
    <a className={css.product} href={productHref(product)}>
      <Picture {...pictureParts(product.image)} alt="" size={[64, 64]} className={css.picture} />
      <span className={css.name}>
        {highlight(product.name, text).map((piece, at) =>
          piece.isMatch ? (
            <mark key={at} className={css.match}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </span>
      {product.price !== undefined && (
        <Price cents={product.price} originalCents={product.originalPrice} notation={notation} />
      )}
    </a>
  );
}
