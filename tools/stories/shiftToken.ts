import type { Page } from 'playwright';

/** Runs in the page: gives a custom property another value, made from the one that it has. */
const shift = `([name, change]) => {
  const root = document.documentElement;
  const before = getComputedStyle(root).getPropertyValue(name).trim();
  root.style.setProperty(name, change.replaceAll('{}', before));
  return before;
}`;

/**
 * Makes a colour token 8 % darker, or lighter where it is nearly black; a space token 4 px wider. Returns a function
 * that reverts the change.
 */
export async function shiftToken(page: Page, token: string): Promise<() => Promise<void>> {
  const [group] = token.split('.');
  const name = `--shop-${token.replace('.', '-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
  const change = group === 'color' ? 'oklch(from {} calc(l + 0.08 * sign(0.3 - l)) c h)' : 'calc({} + 4px)';
  const before = await page.evaluate<string>(`(${shift})(${JSON.stringify([name, change])})`);
  if (before === '') throw new Error(`There is no token ${token}.`);
  return () => page.evaluate<void>(`document.documentElement.style.removeProperty(${JSON.stringify(name)})`);
}
