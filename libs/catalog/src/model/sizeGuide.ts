import * as v from 'valibot';

const sizeTable = v.object({
  brand: v.string(),
  measure: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

/** The sizes of one brand by one measure; the first column names the size. */
export type SizeTable = v.InferOutput<typeof sizeTable>;

/** The table that a block of the content service holds; undefined for what is none. */
export function sizeTableOf(fields: Readonly<Record<string, unknown>>): SizeTable | undefined {
  const parsed = v.safeParse(sizeTable, fields);
  return parsed.success ? parsed.output : undefined;
}

/** '75B' in its two parts; undefined for what is no size of a bra. */
const braParts = (size: string) => {
  const [, band, cup] = /^(\d{2,3})([A-H])$/u.exec(size) ?? [];
  return band === undefined || cup === undefined ? undefined : { band, cup };
};

/** Whether sizes are those of bras. */
export const areBraSizes = (sizes: readonly string[]): boolean =>
  sizes.length > 0 && sizes.every((size) => braParts(size) !== undefined);

/** Where a size stands in a table: its row, and for a bra its column; undefined when it is not there. */
export function placeOf(table: SizeTable, size: string): { row: number; column: number } | undefined {
  const parts = braParts(size);
  const row = table.rows.findIndex(([name]) => name === size || name === parts?.band);
  if (row < 0) return undefined;
  const isWhole = table.rows[row]?.[0] === size;
  const column = isWhole ? 0 : table.columns.indexOf(parts?.cup ?? '');
  return column < 0 ? undefined : { row, column };
}

/** The tables of a brand that hold a product's sizes; of all brands when its own has none (PROD-18). */
export function tablesFor(
  tables: readonly SizeTable[],
  { brand, sizes }: { brand?: string | undefined; sizes: readonly string[] },
): SizeTable[] {
  const holding = tables.filter((table) => sizes.some((size) => placeOf(table, size) !== undefined));
  const own = holding.filter((table) => table.brand === brand);
  return own.length > 0 ? own : holding;
}

const cups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** Of what is measured under the breast, in centimetres, the band that is nearest. */
const bandOf = (underBust: number): number => Math.round(underBust / 5) * 5;

/** Band and cup for what was measured under and over the breast, in centimetres; undefined for what no bra is made for. */
export function braSizeFor(underBust: number, bust: number): string | undefined {
  const band = bandOf(underBust);
  // An A cup begins 11 cm above the band, and each next one 2 cm further.
  const cup = cups[Math.ceil((bust - band - 10) / 2) - 1];
  return band < 60 || band > 110 || cup === undefined ? undefined : `${band}${cup}`;
}
