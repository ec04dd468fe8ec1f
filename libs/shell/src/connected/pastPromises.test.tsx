import { aStoreView } from '@etalage/core/testing';
import { act } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadLazyParts } from '../loading/later.ts';
import { noNotes } from '../model/pageNotes.ts';
import { createRegions } from '../server/regions.tsx';
import { someServices, visit } from '../testing.tsx';
import { dutch } from '../testing/dutch.tsx';
import { nl } from '../words/nl.ts';
import { loadServerWords } from '../words/serverWords.ts';
import { hidePastPromises } from './pastPromises.ts';

const noon = Date.parse('2026-11-24T12:00:00+01:00');
const cutOff = Date.parse('2026-11-24T22:00:00+01:00');

/** The strip and the footer of a shop, as a page that was loaded at noon has them. */
async function showFrame(...points: string[]) {
  const usps = ['Discreet verpakt', ...points].map((label) => ({ label, text: '' }));
  const theme = async () => ({ menu: [], menuFooter: [], usps, footer: [] });
  const services = () => someServices({ theme });
  const store = { view: aStoreView(), words: await loadServerWords(dutch) };
  const options = { ...store, services, logo: '', draw: renderToStaticMarkup, now: () => noon };
  const { footer, strip } = await createRegions(options).parts(noNotes);
  document.body.innerHTML = `${strip}${footer}`;
}

it('SHIP-11 a visit that goes on after the cut-off does not keep the promise of the frame that it began with', async () => {
  await showFrame();
  const shown = () =>
    [...document.body.querySelectorAll('li, span span')].filter(
      (element) => element.textContent.includes('morgen in huis') && !element.hasAttribute('hidden'),
    );
  hidePastPromises(document, cutOff - 1);
  expect(shown()).toHaveLength(2);
  hidePastPromises(document, cutOff);
  expect(shown()).toHaveLength(0);
});

it('SHIP-11 a promise that holds no longer is hidden when the shopper goes on to another page', async () => {
  const { router } = await visit({ path: '/cart/' });
  const { ahead } = await loadLazyParts();
  await ahead(router, nl);
  const promise = () => document.querySelector<HTMLElement>('[data-until]') ?? expect.unreachable();
  const until = Number(promise().dataset['until']);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(until - 1);
  await act(() => router.navigate({ href: '/login/' }));
  expect(promise()).not.toHaveAttribute('hidden');
  clock.mockReturnValue(until);
  await act(() => router.navigate({ href: '/cart/' }));
  expect(promise()).toHaveAttribute('hidden');
  clock.mockRestore();
});

it('SHIP-11 the selling points rotate without an empty row after the promise is hidden', async () => {
  await showFrame();
  const rows = () => document.body.querySelector<HTMLElement>('aside ul')?.style.getPropertyValue('--points');
  expect(rows()).toBe('2');
  hidePastPromises(document, cutOff);
  hidePastPromises(document, cutOff + 1);
  expect(rows()).toBe('1');
});

it('HEADER-10 a selling point that is left alone stands still, and has no switch to stop it', async () => {
  await showFrame();
  const list = () => document.body.querySelector<HTMLElement>('aside ul');
  expect(list()?.nextElementSibling?.tagName).toBe('INPUT');
  hidePastPromises(document, cutOff);
  expect(list()?.style.animation).toBe('none');
  expect(list()?.nextElementSibling).toBeNull();
});

it('HEADER-10 selling points of which several are left go on moving, and can be stopped', async () => {
  await showFrame('Gratis retour');
  const list = () => document.body.querySelector<HTMLElement>('aside ul');
  hidePastPromises(document, cutOff);
  expect(list()?.style.getPropertyValue('--points')).toBe('2');
  expect(list()?.style.animation).toBe('');
  expect(list()?.nextElementSibling?.tagName).toBe('INPUT');
});
