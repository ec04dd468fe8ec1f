import { SearchIcon } from '@etalage/ui';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './SearchBar.css.ts';

/**
 * The search of the header, without any script: a bar that sends its text; on phones only its button, which leads to the
 * page with the field, or gives the field of the header the focus once the shop runs.
 */
export function SearchBar({ messages }: { messages: ShellMessages }) {
  return (
    <form className={css.bar} action={linkTo('search')} role="search">
      <input className={css.field} type="search" name="q" aria-label={messages.search} placeholder={messages.search} />
      <button className={css.send} aria-label={messages.search}>
        <SearchIcon />
      </button>
    </form>
  );
}
