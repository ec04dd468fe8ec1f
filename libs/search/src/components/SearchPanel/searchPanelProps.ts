import type { PriceNotation } from '@etalage/core';
import type { CatalogMessages, ProductSummary } from '@etalage/catalog';
import type { ReactNode, Ref } from 'react';
import type { SearchMessages } from '../../messages/nl.ts';
import type { Found } from '../../model/panel.ts';
import type { Suggested } from '../../model/suggestions.ts';
import type * as css from './SearchPanel.css.ts';

/** What the search panel shows, and what it says to those who use it. */
export type SearchPanelProps = {
  /** `header` is a field with what it finds under it, `side` fills the panel that it stands in. */
  look?: keyof typeof css.panel;
  /** Whether what is found stands open. */
  isOpen?: boolean;
  /** Takes the field, so that the focus can be brought to it. */
  field?: Ref<HTMLInputElement>;
  text: string;
  suggested?: Suggested | undefined;
  found: Found | undefined;
  history: readonly string[];
  /** What the panel is about: a text too short to search for, a search under way, or neither. */
  state: 'tooShort' | 'searching' | 'settled';
  /** Whether there is more than is shown. */
  hasMore: boolean;
  /** Where results stand. */
  path: string;
  words: SearchMessages;
  /** For the price and the stock of a product. */
  catalogMessages: CatalogMessages;
  notation?: PriceNotation | undefined;
  /** The heart of a product that was found. */
  wish?: ((product: ProductSummary) => ReactNode) | undefined;
  /** The field has the focus, or was pressed. */
  onOpen?: () => void;
  /** Something was chosen, or the shopper leaves: by Escape, or with the focus. */
  onClose?: () => void;
  onType: (text: string) => void;
  /** A recent query or a suggestion was chosen. */
  onChoose: (text: string) => void;
  /** Enter, or the button. */
  onSubmit: () => void;
  onReadMore: () => void;
};
