import { afterEach, expect, it, vi } from 'vitest';
import { watchStyles, withStyles } from './styles.ts';

declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };

/** Whether style sheets arrive from now on. */
const arrives = (isThere: boolean) => void (happyDOM.settings.handleDisabledFileLoadingAsSuccess = isThere);

watchStyles(document);
afterEach(() => document.head.replaceChildren());

/** A style sheet that does not come, and code that needs it. */
function aPart() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://winkel.test/assets/part.css';
  arrives(false);
  document.head.append(link);
  return { link, load: vi.fn(async () => 'code') };
}

it('code loads at once where no style sheet is missing', () => {
  const load = vi.fn(async () => 'code');
  void withStyles(load);
  expect(load).toHaveBeenCalledOnce();
});

it('a style sheet that did not come is asked for again, and the code loads once it is there', async () => {
  const { link, load } = aPart();
  arrives(true);
  const loaded = withStyles(load);
  expect(load).not.toHaveBeenCalled();
  expect(await loaded).toBe('code');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ href }) => href)).toEqual([link.href]);
  expect(links).not.toContain(link);
});

it('code does not load without its styles, and the next try asks for them once more', async () => {
  const { link, load } = aPart();
  await expect(withStyles(load)).rejects.toThrow(`The style sheet ${link.href} did not load.`);
  expect(load).not.toHaveBeenCalled();
  arrives(true);
  expect(await withStyles(load)).toBe('code');
});

it('code asked for while a style sheet is asked for again waits for it too', async () => {
  const { load } = aPart();
  const first = withStyles(load);
  await expect(withStyles(load)).rejects.toThrow('did not load');
  await expect(first).rejects.toThrow('did not load');
  expect(load).not.toHaveBeenCalled();
});
