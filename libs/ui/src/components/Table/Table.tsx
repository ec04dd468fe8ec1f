import { useId, type ReactNode } from 'react';
import { caption as captionStyle, cell, rowHead, scroller, table } from './Table.css.ts';

export type TableColumn = {
  id: string;
  head: ReactNode;
  /** Figures stand at the end of the line. */ look?: 'text' | 'figure';
};
export type TableRow = { id: string; head: ReactNode; cells: readonly ReactNode[] };
export type TableProps = {
  /** Says what the table is about; its name as well. */
  caption: string;
  /** The first is above the heads of the rows. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** Rows and columns with heads. Wider than its place it scrolls sideways by itself, by finger, wheel and arrow keys. */
export function Table({ caption, columns, rows }: TableProps) {
  const id = useId();
  const lookOf = (index: number) => cell[columns[index]?.look ?? 'text'];
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className={scroller}>
      <table className={table}>
        <caption id={id} className={captionStyle}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={lookOf(index)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={rowHead}>
                {row.head}
              </th>
              {row.cells.map((content, index) => (
                <td key={columns[index + 1]?.id} className={lookOf(index + 1)}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
