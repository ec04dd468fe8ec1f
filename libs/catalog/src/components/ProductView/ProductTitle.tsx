import { Label } from '@etalage/ui';
import type { CardLabel } from '../../model/views.ts';
import { brand as brandLook, labels as row, title } from './ProductFrame.css.ts';

type ProductTitleProps = { name: string; brand?: string; labels?: readonly CardLabel[] };

/** What a product is called, under its brand and labels. */
export function ProductTitle({ brand, name, labels }: ProductTitleProps) {
  return (
    <>
      {labels && (
        <div className={row}>
          {labels.map(({ text, kind }) => (
            <Label key={text} look={kind === 'sale' ? 'sale' : 'plain'}>
              {text}
            </Label>
          ))}
        </div>
      )}
      <div className={title}>
        {brand && <p className={brandLook}>{brand}</p>}
        <h1>{name}</h1>
      </div>
    </>
  );
}
