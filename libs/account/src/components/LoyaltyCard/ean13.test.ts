import { describe, expect, it } from 'vitest';
import { ean13Modules } from './ean13.ts';

describe('the modules of an EAN-13', () => {
  it('LOYAL-07 of a number whose modules are known', () => {
    const left = ['0001011', '0100111', '0110011', '0010011', '0111101', '0011101'];
    const right = ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100'];
    expect(ean13Modules('5901234123457')).toBe(['101', ...left, '01010', ...right, '101'].join(''));
  });

  // The right half of a digit has an even number of dark modules, and so has the left half's at some places.
  it.each(Array.from({ length: 10 }, (_, first) => String(first)))('LOYAL-07 begins with a digit %s', (first) => {
    const modules = ean13Modules(`${first}012345678905`);
    const digits = modules.slice(3, 45).match(/.{7}/gu) ?? [];
    const even = digits.map((digit) => ([...digit].filter((module) => module === '1').length % 2 === 0 ? 'G' : 'L'));
    // As the standard writes them.
    const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
    expect(even.join('')).toBe(parities[Number(first)]);
    expect(modules).toMatch(/^101[01]{42}01010[01]{42}101$/u);
  });
});
