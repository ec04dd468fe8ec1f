import { describe, expect, it } from 'vitest';
import { isEmail, isHouseNumber, isName, isPassword, isPhoneNumber, isZipCode } from './fields.ts';

describe('the rules of form fields', () => {
  it.each([
    ['Jo', true],
    ['Ø.Å', true],
    ["d'A", true],
    ['J', false],
    ['1.2', false],
    ['', false],
  ])('ADDR-07 a name: %j is %s', (text, right) => expect(isName(text)).toBe(right));

  it.each([
    ['1012AB', 'NL', true],
    ['1012 ab', 'NL', true],
    [' 1012AB ', 'NL', true],
    ['0123AB', 'NL', false],
    ['1012', 'NL', false],
    ['1012A', 'NL', false],
    ['1012ABC', 'NL', false],
    ['51012AB', 'NL', false],
    ['1012  AB', 'NL', false],
    ['1012-AB', 'NL', false],
    ['1012 12', 'NL', false],
    ['1012A1', 'NL', false],
    ['10I2AB', 'NL', false],
    ['2000', 'BE', true],
    ['0999', 'BE', true],
    ['200', 'BE', false],
    ['20000', 'BE', false],
    ['2OOO', 'BE', false],
    ['2000AB', 'BE', false],
    ['EC', 'GB', true],
    ['E', 'GB', false],
  ])('ADDR-08 a zip code: %j in %s is %s', (text, country, right) => expect(isZipCode(text, country)).toBe(right));

  it.each([
    ['1', true],
    ['12345', true],
    ['12 A', true],
    ['12-2', true],
    ['12bis', true],
    ['12-114', true],
    ['12 achterhuis', true],
    [' 12 A ', true],
    ['123456', false],
    ['A12', false],
    ['', false],
  ])('ADDR-09 a house number: %j is %s', (text, right) => expect(isHouseNumber(text)).toBe(right));

  it.each([
    ['0612345678', true],
    ['+31 6 1234 5678', true],
    ['020-123 45 67', true],
    ['06 - 1234 5678', true],
    [' 0612345678 ', true],
    ['1234567', false],
    ['1234567890123456', false],
    ['06 12 34 56 78 a', false],
    ['0+612345678', false],
    ['++31612345678', false],
    ['(020) 123 45 67', false],
    ['020.123.45.67', false],
    ['06-12 34 5', false],
    ['+31 12 34-56 78-90 12 3', true],
  ])('ADDR-10 a phone number: %j is %s', (text, right) => expect(isPhoneNumber(text)).toBe(right));

  it.each([
    ['a@b.nl', true],
    [' a@b.nl ', true],
    ['a.b+c@sub.shop.nl', true],
    ['a@b', false],
    ['a@.nl', false],
    ['a@b.', false],
    ['@b.nl', false],
    ['a b@c.nl', false],
    ['a@b@c.nl', false],
  ])('ADDR-11 an email address: %j is %s', (text, right) => expect(isEmail(text)).toBe(right));

  it.each([
    ['Abcdefg1', true],
    ['abcdef1!', true],
    ['ABCDEF1!', true],
    ['Abcdefg!', true],
    ['Abcdef1!', true],
    ['abcdef 1', true],
    ['éèêëàâÀ1', true],
    ['Aa1😀😀😀', false],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['abcdefgh', false],
  ])('CHK-10 a password: %j is %s', (text, right) => expect(isPassword(text)).toBe(right));
});
