import { sizesNl, SizeTableView, sizeTableOf } from '@etalage/catalog';
import type { OtherBlock } from '@etalage/cms';

/** A table of sizes on a page of content. */
export function SizeTableBlock({ block }: { block: OtherBlock }) {
  const table = sizeTableOf(block.fields);
  return table && <SizeTableView table={table} messages={sizesNl} />;
}
