import { Button, Table, TextField, VisuallyHidden } from '@etalage/ui';
import { useState } from 'react';
import type { SizeMessages } from '../../messages/sizesNl.ts';
import { areBraSizes, braSizeFor, placeOf, type SizeTable } from '../../model/sizeGuide.ts';
import { chosen, converter, failure, guide, measures } from './SizeGuide.css.ts';

export type SizeGuideProps = {
  /** Those that hold the product's sizes; `failed` when they could not be had. */
  tables: readonly SizeTable[] | 'failed';
  /** All sizes of the product. */
  sizes: readonly string[];
  /** The one that is chosen. */
  size?: string | undefined;
  messages: SizeMessages;
  /** Asks for the tables again. */
  onRetry: () => void;
};

/** The tables of a product's sizes with the chosen one marked, and for bras what measured centimetres come to (PROD-18). */
export function SizeGuide({ tables, sizes, size, messages, onRetry }: SizeGuideProps) {
  return (
    <div className={guide}>
      {areBraSizes(sizes) && <BraConverter messages={messages} />}
      <Tables tables={tables} size={size} messages={messages} onRetry={onRetry} />
    </div>
  );
}

function Tables({ tables, size, messages, onRetry }: Omit<SizeGuideProps, 'sizes'>) {
  if (tables === 'failed')
    return (
      <div role="alert" className={failure}>
        <p>{messages.failed}</p>
        <Button look="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    );
  if (tables.length === 0) return <p>{messages.none}</p>;
  return tables.map((table) => (
    <SizeTableView key={`${table.brand} ${table.measure}`} table={table} size={size} messages={messages} />
  ));
}

type SizeTableViewProps = Pick<SizeGuideProps, 'size' | 'messages'> & { table: SizeTable };

/** One table of sizes. */
export function SizeTableView({ table, size, messages }: SizeTableViewProps) {
  const place = size === undefined ? undefined : placeOf(table, size);
  const cell = (text: string, row: number, column: number) =>
    place?.row === row && place.column === column ? (
      <span aria-current="true" className={chosen}>
        {text} <VisuallyHidden>({messages.chosen})</VisuallyHidden>
      </span>
    ) : (
      text
    );
  return (
    <Table
      caption={messages.caption(table.brand, table.measure)}
      columns={table.columns.map((head) => ({ id: head, head }))}
      rows={table.rows.map(([name = '', ...values], row) => ({
        id: name,
        head: cell(name, row, 0),
        cells: values.map((value, column) => cell(value, row, column + 1)),
      }))}
    />
  );
}

const centimetres = (text: string): number => Number(text.replace(',', '.').trim() || NaN);

function BraConverter({ messages }: { messages: SizeMessages }) {
  const [under, setUnder] = useState('');
  const [bust, setBust] = useState('');
  const size = braSizeFor(centimetres(under), centimetres(bust));
  const isFilled = under !== '' && bust !== '';
  const measure = { inputMode: 'decimal', maxLength: 5 } as const;
  return (
    <section aria-label={messages.bra} className={converter}>
      <b>{messages.bra}</b>
      <div className={measures}>
        <TextField
          {...measure}
          label={messages.underBust}
          value={under}
          onChange={({ target }) => setUnder(target.value)}
        />
        <TextField {...measure} label={messages.bust} value={bust} onChange={({ target }) => setBust(target.value)} />
      </div>
      <p role="status">{isFilled && (size === undefined ? messages.noSize : messages.yourSize(size))}</p>
    </section>
  );
}
