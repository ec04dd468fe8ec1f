import { ResultsView, type Results } from '@etalage/search';
import type { PageProps } from '../definePage.tsx';
import { useListing } from '../useListing.tsx';
import { useSearchForm } from './useSearchForm.ts';

/** What a text finds. */
export function SearchPage({ data }: PageProps<Results>) {
  return <ResultsView results={data} {...useListing(data)} {...useSearchForm()} />;
}
