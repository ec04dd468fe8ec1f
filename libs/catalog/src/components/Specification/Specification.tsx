import type { ProductDetail } from '../../model/views.ts';
import { list, row, term } from './Specification.css.ts';

/** What a product is made of and what it is called, row by row. */
export function Specification({ rows }: { rows: ProductDetail['specification'] }) {
  return (
    <dl className={list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className={term}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
