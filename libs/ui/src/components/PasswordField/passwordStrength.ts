/** From 1 (falls at once) to 4 (hard to guess); 0 is nothing at all. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** As long as this, words alone are enough. */
const passphrase = 20;
const long = 12;
const short = 8;

/** How hard a password is to guess, by its length, its kinds of characters, and how many of them differ. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const differing = new Set(password.toLowerCase()).size;
  if (password.length < short || differing < short / 2) return 1;
  if (password.length >= passphrase || (password.length >= long && kinds >= 3)) return differing >= short ? 4 : 2;
  return kinds >= 3 ? 3 : 2;
}
