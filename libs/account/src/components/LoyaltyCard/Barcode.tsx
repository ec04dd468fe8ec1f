import { ean13Modules } from './ean13.ts';
import * as css from './LoyaltyCard.css.ts';

/** Light modules that a reader needs before and after the dark ones. */
const quiet = { before: 11, after: 7 };
const margin = 6;
const height = 48;
/** Pixels of a module where there is room. */
const scale = 3;

/** A number of 13 digits as a barcode (EAN-13). Readers want black on white, in every theme. */
export function Barcode({ number, label }: { number: string; label: string }) {
  const modules = ean13Modules(number);
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${quiet.before + index} ${margin}h${length}v${height}h-${length}z`,
  );
  const width = quiet.before + modules.length + quiet.after;
  const outer = height + 2 * margin;
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${width} ${outer}`}
      width={width * scale}
      height={outer * scale}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${width}v${outer}H0z`} />
      <path fill="#000" d={bars.join('')} />
    </svg>
  );
}
