import { images } from '@etalage/core/constants';
import { Picture, Price } from '@etalage/ui';
import type { BoughtLine } from '../../model/storedDetails.ts';
import * as css from './OrderSummary.css.ts';

/** What is ordered, line by line, each with its picture. */
export function SummaryLines({ lines }: { lines: readonly BoughtLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ name, options, quantity, price, image }, place) => (
        // Two lines may read the same, and none of them moves.
        <li key={place} className={css.line}>
          <Picture path={image} alt={name} size={images.cartThumbnail} className={css.picture} />
          <p className={css.words}>
            {quantity} × {name}
            <br />
            <span className={css.option}>{options}</span>
          </p>
          <Price cents={price} size="line" />
        </li>
      ))}
    </ul>
  );
}
