import { isEmailAddress } from '@etalage/core';

/** A first or last name has at least two letters (ADDR-07). */
export const isName = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 2;

const zipPatterns: Record<string, RegExp> = { NL: /^[1-9]\d{3} ?[a-z]{2}$/i, BE: /^\d{4}$/ };
const anyZip = /^\S.*\S$/;

/** A postal code as its country writes it; elsewhere two characters are enough (ADDR-08). */
export const isZipCode = (text: string, country: string): boolean => (zipPatterns[country] ?? anyZip).test(text.trim());

/** A house number: one to five digits and an addition, as '12', '12 A' or '12-2' (ADDR-09). */
export const isHouseNumber = (text: string): boolean => /^\d{1,5}(?:\D.{0,19})?$/.test(text.trim());

/** Eight to fifteen digits; a leading plus, spaces and dashes are allowed (ADDR-10). */
export const isPhoneNumber = (text: string): boolean =>
  /^[+\d][\d\s-]*$/.test(text.trim()) && /^\d{8,15}$/.test(text.replace(/[^\d]/g, ''));

/** One bare email address; spaces around it are allowed, as keyboards of phones add them (ADDR-11). */
export const isEmail = (text: string): boolean => isEmailAddress(text.trim());

const passwordClasses = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Eight characters, of three of the classes lower case, upper case, digits and special characters (CHK-10). */
export const isPassword = (text: string): boolean =>
  [...text].length >= 8 && passwordClasses.filter((pattern) => pattern.test(text)).length >= 3;

/** Whether anything but spaces is filled in (ADDR-12). */
export const isFilled = (text: string): boolean => text.trim() !== '';
