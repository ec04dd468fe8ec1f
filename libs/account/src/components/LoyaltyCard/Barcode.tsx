import { ean13Modules } from './ean13.ts';
import * as css from './LoyaltyCard.css.ts';

/** Light modules that a reader needs before and after the dark ones. */
const quiet = { before: 11, after: 7 };
const height = 48;

/** A number of 13 digits as a barcode (EAN-13). Readers want black on white, in every theme. */
export function Barcode({ number, label }: { number: string; label: string }) {
  const modules = ean13Modules(number);
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${quiet.before + index} 0h${length}v${height}h-${length}z`,
  );
  const width = quiet.before + modules.length + quiet.after;
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${width}v${height}H0z`} />
      <path fill="#000" d={bars.join('')} />
    </svg>
  );
}
