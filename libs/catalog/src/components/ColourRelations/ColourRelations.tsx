import { Picture } from '@etalage/ui';
import type { FactMessages } from '../../messages/factsNl.ts';
import { pictureParts, productHref } from '../../model/hrefs.ts';
import type { ColourRelation } from '../../model/views.ts';
import { box, list, picture, relation } from './ColourRelations.css.ts';

const size = [150, 150] as const;

type ColourRelationsProps = { relations: readonly ColourRelation[]; messages: FactMessages };

/** The same model in its other colours, each a picture that leads there (PROD-12). */
export function ColourRelations({ relations, messages }: ColourRelationsProps) {
  if (relations.length === 0) return null;
  return (
    <nav aria-label={messages.colourRelations} className={box}>
      <b>{messages.colourRelations}</b>
      <ul className={list}>
        {relations.map((other) => (
          <li key={other.id}>
            <a href={productHref(other)} title={other.color} className={relation}>
              <Picture
                {...pictureParts(other.image)}
                alt={`${other.title}, ${other.color}`}
                size={size}
                className={picture}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
