import { edge, ring, slash, swatch } from './Swatch.css.ts';

export type SwatchProps = {
  /** Any CSS colour: the colour of the product, not of the theme. */
  color: string;
  state?: 'free' | 'chosen' | 'soldOut';
};

/** A dot in a product's colour; what it stands for is said by the label or link around it. */
export function Swatch({ color, state = 'free' }: SwatchProps) {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className={swatch}>
      <circle cx="14" cy="14" r="10" fill={color} />
      <circle cx="14" cy="14" r="10" className={edge} />
      {state === 'chosen' && <circle cx="14" cy="14" r="13" className={ring} />}
      {state === 'soldOut' && <path d="M5 23L23 5" className={slash} />}
    </svg>
  );
}
