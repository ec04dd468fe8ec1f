import { Button, TextInput } from '@etalage/ui';
import { search as searchConstants } from '@etalage/core/constants';
import type { SearchMessages } from '../../messages/nl.ts';
import { form } from './SearchForm.css.ts';

export type SearchFormProps = {
  /** Where the results stand; the text goes along as `q`. */
  path: string;
  /** What was searched for. */
  text?: string;
  words: SearchMessages;
  /** With the text; without it a new document shows what it finds. */
  onSearch?: ((text: string) => void) | undefined;
};

/** The search field of a page: a form, so that it works without scripts. The browser asks for the 3 characters. */
export function SearchForm({ path, text = '', words, onSearch }: SearchFormProps) {
  return (
    <form
      action={path}
      role="search"
      // Told apart from the search of the header.
      aria-label={words.searchLabel}
      className={form}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q')));
      }}
    >
      <TextInput
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        required
        minLength={searchConstants.minLength}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.searchLabel}
        placeholder={words.placeholder}
      />
      <Button type="submit">{words.search}</Button>
    </form>
  );
}
