/** The words of the size guide; they come when it is opened. */
export const sizesNl = {
  title: 'Maattabel',
  close: 'Sluiten',
  caption: (brand: string, measure: string) => `${brand}: ${measure}`,
  chosen: 'jouw keuze',
  none: 'Voor dit product is er geen tabel: de maten staan in de specificaties.',
  failed: 'De tabel kon niet worden geladen.',
  retry: 'Probeer het opnieuw',
  bra: 'Bereken je bh-maat',
  underBust: 'Onder de borst (cm)',
  bust: 'Over de borst (cm)',
  yourSize: (size: string) => `Jouw maat is ${size}`,
  noSize: 'Bij deze centimeters vinden we geen maat. Meet nog eens, of bel ons: we helpen je graag.',
};

/** The type every translation matches. */
export type SizeMessages = typeof sizesNl;
