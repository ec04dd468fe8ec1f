import { Label } from '@etalage/ui';
import type { CardLabel } from '../../model/views.ts';
import { brand as brandLook, labels as row, title } from './ProductFrame.css.ts';

type ProductTitleProps = { name: string; brand?: string; labels?: readonly CardLabel[] };

/** What a product is called, under its brand and labels in one line: on a phone the price must still be in sight. */
export function ProductTitle({ brand, name, labels = [] }: ProductTitleProps) {
  return (
    <div className={title}>
      {(brand || labels.length > 0) && (
        <div className={row}>
          {brand && <p className={brandLook}>{brand}</p>}
          {labels.map(({ text, kind }) => (
            <Label key={text} look={kind === 'sale' ? 'sale' : 'plain'}>
              {text}
            </Label>
          ))}
        </div>
      )}
      <h1>{name}</h1>
    </div>
  );
}
