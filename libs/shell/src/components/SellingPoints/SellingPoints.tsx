import { linkAttributes, type Theme } from '@etalage/cms/headless';
import type { DeliveryWords } from '../../services/delivery.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './SellingPoints.css.ts';

declare module 'react' {
  interface CSSProperties {
    /** How many selling points take turns. */
    '--points'?: number;
  }
}

type SellingPointsProps = Pick<Theme, 'usps' | 'movesOnDesktop'> & {
  messages: ShellMessages;
  /** When an order of now is delivered: the first point; left out where no day is promised. */
  delivery?: DeliveryWords | undefined;
};

/**
 * Why to buy here, in one row over the header. Several take turns, without any script: on phones, and on desktops where
 * the editors say so; elsewhere they stand beside each other. What moves can be stopped (WCAG 2.2.2).
 */
export function SellingPoints({ usps, movesOnDesktop, delivery, messages }: SellingPointsProps) {
  if (usps.length === 0) return null;
  const count = usps.length + (delivery ? 1 : 0);
  const look = count === 1 ? 'one' : movesOnDesktop ? 'everywhere' : 'onPhones';
  return (
    <aside className={css.strip}>
      <ul className={css.points[look]} style={{ '--points': count }}>
        {delivery && (
          <li className={css.point} data-until={delivery.until}>
            {delivery.words}
          </li>
        )}
        {usps.map(({ label, link }) => (
          <li key={label} className={css.point}>
            {link ? <a {...linkAttributes(link)}>{label}</a> : label}
          </li>
        ))}
      </ul>
      {look !== 'one' && <input type="checkbox" className={css.stop[look]} aria-label={messages.stopMoving} />}
    </aside>
  );
}
