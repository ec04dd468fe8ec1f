/** The sizes of one brand by one measure, in centimetres: the first column names the size. */
export type SizeTable = { brand: string; measure: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
/** A row for each size: ranges that begin at these numbers and are `wide` centimetres. */
const ranges = (columns: readonly (readonly [from: number, step: number])[]) =>
  sizes.map((size, at) => [size, ...columns.map(([from, step]) => `${from + at * step}-${from + at * step + step - 1}`)]);

const women = (brand: string, shift: number): SizeTable => ({
  brand, measure: 'Dames, in cm', columns: ['Maat', 'Borst', 'Taille', 'Heup'], rows: ranges([[78 + shift, 6], [60 + shift, 6], [86 + shift, 6]]),
});
const men = (brand: string, shift: number): SizeTable => ({
  brand, measure: 'Heren, in cm', columns: ['Maat', 'Borst', 'Taille'], rows: ranges([[82 + shift, 6], [70 + shift, 6]]).slice(1),
});
const bands = [65, 70, 75, 80, 85, 90];
const cups = (brand: string): SizeTable => ({
  brand, measure: 'Bh, omvang over de borst in cm', columns: ['Band', 'Onder de borst', 'A', 'B', 'C', 'D'],
  rows: bands.map((band) => [String(band), `${band - 2}-${band + 2}`, ...[12, 14, 16, 18].map((more) => `${band + more - 1}-${band + more}`)]),
});

const brands: readonly (readonly [name: string, shift: number])[] = [['Linge', 0], ['Maison Vaart', -2], ['Nachtblauw', 0], ['Studio Merel', 2]];

export const sizeTables: Readonly<Record<string, readonly SizeTable[]>> = {
  dailydeal: [
    { brand: 'Warmhoud', measure: 'Sokken', columns: ['Maat', 'Voetlengte in cm'], rows: [['36-40', '22,5-25,5'], ['41-46', '26-29,5']] },
    { brand: 'Warmhoud', measure: 'Handdoeken', columns: ['Maat', 'Voor'], rows: [['50 x 100 cm', 'handen, gezicht en haar'], ['70 x 140 cm', 'na het douchen'], ['90 x 180 cm', 'sauna en strand']] },
    { brand: 'Warmhoud', measure: 'Dekbedset', columns: ['Maat', 'Voor een bed van', 'Slopen'], rows: [['140 x 220 cm', '80 of 90 cm', 'één van 60 x 70'], ['240 x 220 cm', '160 tot 180 cm', 'twee van 60 x 70']] },
  ],
  fashion: [
    ...brands.flatMap(([brand, shift]) => [women(brand, shift), cups(brand), men(brand, shift)]),
    { brand: 'Kousenmakerij Stap', measure: 'Sokken', columns: ['Maat', 'Voetlengte in cm'], rows: [['35-38', '22-24'], ['39-42', '24,5-26,5'], ['43-46', '27-29,5']] },
  ],
  textile: [
    { brand: 'Weefhuis', measure: 'Badjas, in cm', columns: ['Maat', 'Borst', 'Lengte rug'], rows: [['S', '84-92', '115'], ['M', '92-100', '118'], ['L', '100-110', '121'], ['XL', '110-122', '124']] },
    { brand: 'Weefhuis', measure: 'Handdoeken en badlakens', columns: ['Maat', 'Voor'], rows: [['50 x 100 cm', 'handen en gezicht'], ['60 x 110 cm', 'haar, en om te sporten'], ['70 x 140 cm', 'na het douchen'], ['100 x 150 cm', 'na het bad, ruim om je heen'], ['90 x 180 cm', 'sauna en strand']] },
    { brand: 'Weefhuis', measure: 'Badmat', columns: ['Maat', 'Voor'], rows: [['50 x 80 cm', 'douche en wastafel'], ['60 x 100 cm', 'bad']] },
    { brand: 'Weefhuis', measure: 'Tafelkleed, met 25 cm overhang', columns: ['Maat', 'Voor een tafel van', 'Plaatsen'], rows: [['150 x 250 cm', '100 x 200 cm', '6'], ['150 x 300 cm', '100 x 250 cm', '8'], ['Rond 160 cm', 'rond 110 cm', '4']] },
    { brand: 'Weefhuis', measure: 'Tafelloper, met 20 cm overhang', columns: ['Maat', 'Voor een tafel van'], rows: [['45 x 150 cm', '110 cm lang'], ['45 x 220 cm', '180 cm lang']] },
    { brand: 'Weefhuis', measure: 'Plaid', columns: ['Maat', 'Voor'], rows: [['130 x 170 cm', 'één op de bank'], ['150 x 200 cm', 'twee op de bank, of een bed']] },
    { brand: 'Katoenwerf', measure: 'Sierkussen', columns: ['Maat', 'Voor'], rows: [['45 x 45 cm', 'bank en stoel'], ['40 x 60 cm', 'rug en bed']] },
    { brand: 'Weefhuis', measure: 'Dekbedovertrek', columns: ['Maat', 'Voor een bed van', 'Slopen'], rows: [['140 x 200 cm', '80 of 90 cm', 'één van 60 x 70'], ['200 x 200 cm', '120 tot 140 cm', 'twee van 60 x 70'], ['240 x 220 cm', '160 tot 180 cm', 'twee van 60 x 70']] },
    { brand: 'Nachtwacht', measure: 'Hoeslaken', columns: ['Maat', 'Matras', 'Hoekhoogte'], rows: [['90 x 200 cm', '90 x 190-210', '30 cm'], ['140 x 200 cm', '140 x 190-210', '30 cm'], ['160 x 200 cm', '160 x 190-210', '30 cm'], ['180 x 200 cm', '180 x 190-220', '30 cm']] },
  ],
};
