import { SizeTableView, sizeTableOf } from '@etalage/catalog';
import type { OtherBlock } from '@etalage/cms';
import { useLateWords } from '../../../words/WordsContext.ts';

/** A table of sizes on a page of content. */
export function SizeTableBlock({ block }: { block: OtherBlock }) {
  const messages = useLateWords('sizes');
  const table = sizeTableOf(block.fields);
  return table && <SizeTableView table={table} messages={messages} />;
}
