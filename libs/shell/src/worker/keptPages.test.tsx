import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfflinePage } from '../server/offline/OfflinePage.tsx';
import { InDutch } from '../testing/dutch.tsx';
import { titleIn, withKeptPages } from './keptPages.ts';

const offline = renderToStaticMarkup(
  <InDutch>
    <OfflinePage />
  </InDutch>,
);
const show = (html: string) => (document.body.innerHTML = html);
const name = 'Dit kun je nu wel bekijken';

it('PWA-02 the offline page lists the pages that the browser has', () => {
  show(
    withKeptPages(offline, [
      { href: '/c/bad?a=1&b="2"', title: 'Bad &amp; bed | Linge' },
      { href: '/', title: 'Linge' },
    ]),
  );
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bad & bed | Linge', '/c/bad?a=1&b="2"'],
    ['Linge', '/'],
  ]);
});

it.each([[[]], [[{ href: '/offline-guide', title: 'Wat kan ik offline?' }]]])(
  'PWA-02 the offline page has no list where the browser has no page but the guide',
  (pages) => {
    show(withKeptPages(offline, pages));
    expect(screen.queryByRole('navigation', { name })).toBeNull();
  },
);

it('PWA-02 the offline page says so, and leads to the page that was asked for, home and to the cart', () => {
  show(offline);
  expect(screen.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  expect(screen.getByText('Probeer opnieuw')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute('href', '/cart/');
});

it('QUEUE-13 the offline page leads to what is available offline', () => {
  show(offline);
  expect(screen.getByRole('link', { name: 'Wat kan ik offline?' })).toHaveAttribute('href', '/offline-guide');
});

it.each([
  ['<head><title>Bad</title></head>', 'Bad'],
  ['<title>Handdoeken van katoen | Weefhuis</title>', 'Handdoeken van katoen'],
  ['<title>Wit | Blauw | Weefhuis</title>', 'Wit | Blauw'],
  ['<p>', undefined],
])('finds the title of a page: %s', (html, title) => expect(titleIn(html)).toBe(title));
