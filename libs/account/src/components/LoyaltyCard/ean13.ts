/** The seven modules of each digit in the left half, where an odd number of them is dark. */
const odd = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
];
/** Which of the six digits of the left half are even: they tell the first digit, which has no modules of its own. */
const evenPlaces = [
  ...['000000', '001011', '001101', '001110', '010011'],
  ...['011001', '011100', '010101', '010110', '011010'],
];
const ends = '101';
const middle = '01010';

const inverted = (modules: string): string => [...modules].map((module) => (module === '1' ? '0' : '1')).join('');
const reversed = (modules: string): string => [...modules].reverse().join('');

/** The 95 modules of an EAN-13, from left to right: 1 is a dark one (GS1 General Specifications 5.2). */
export function ean13Modules(number: string): string {
  const [first = 0, ...digits] = [...number].map(Number);
  const places = evenPlaces[first] ?? '';
  const halves = digits.map((digit, at) => {
    const right = inverted(odd[digit] ?? '');
    if (at >= 6) return right;
    return places[at] === '1' ? reversed(right) : inverted(right);
  });
  return [ends, ...halves.slice(0, 6), middle, ...halves.slice(6), ends].join('');
}
