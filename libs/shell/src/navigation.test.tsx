import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followedLinkAtom } from './model/followedLink.ts';
import { noNotes } from './model/pageNotes.ts';
import { waitingLinkAtom } from './model/visitAtoms.ts';
import { leftBy, softenLinks } from './navigation.ts';
import { createShopRouter } from './router/shopRouter.tsx';
import { someServices } from './testing.tsx';
import { createVisit } from './visit/createVisit.ts';
import { nl as words } from './words/nl.ts';

const visit = createVisit({ view: aStoreView(), words });
const router = createShopRouter({
  history: createMemoryHistory(),
  context: {
    app: { view: aStoreView(), words },
    baseUrl: 'https://voorbeeld.test',
    pages: someServices(),
    visit,
    notes: noNotes,
    regions: {},
    isServer: false,
  },
});
const onPoint = vi.fn();
const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
softenLinks(document, router, onPoint);

beforeEach(() => {
  vi.clearAllMocks();
  render(<a href="/c/bad?sort=newest">Bad</a>);
});

it('says that a link may be followed when the focus or a pointer comes to it', () => {
  const link = screen.getByRole('link');
  link.focus();
  expect(onPoint).toHaveBeenCalledTimes(1);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(onPoint).toHaveBeenCalledTimes(2);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(onPoint).toHaveBeenCalledTimes(2);
});

it('preloads a page of the shop', () => {
  render(<a href="/c/keuken">Elders</a>);
  screen.getByRole('link', { name: 'Elders' }).focus();
  expect([onPoint.mock.calls.length, preload.mock.calls.length]).toEqual([1, 1]);
});

it('follows a link without a new document, and knows it before', () => {
  const link = screen.getByRole('link');
  let followed: unknown;
  navigate.mockImplementationOnce(async () => void (followed = visit.store.get(followedLinkAtom)));
  link.click();
  expect(followed).toBe(link);
  expect(navigate).toHaveBeenCalledWith({ to: '/c/bad', search: { sort: 'newest' }, resetScroll: true });
});

it.each([
  ['begins a page of another path at the top', '/c/keuken', true],
  ['keeps the position where the query alone changes', `${location.pathname}?sort=newest`, false],
])('NAV-04 %s', (_what, href, resetScroll) => {
  render(<a href={href}>Elders</a>);
  screen.getByRole('link', { name: 'Elders' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ resetScroll }));
});

it('NAV-02 goes to an element of the page behind a link', () => {
  render(<a href="/c/keuken#prijs">Prijs</a>);
  screen.getByRole('link', { name: 'Prijs' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/c/keuken', hash: 'prijs' }));
});

it('NAV-02 goes to an element again by a link whose address is the current one', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <>
      <a href="#prijzen-%E2%82%AC">Prijzen</a>
      <p id="prijzen-€" tabIndex={-1} />
    </>,
  );
  const before = location.href;
  history.replaceState(null, '', '#prijzen-%E2%82%AC');
  screen.getByRole('link', { name: 'Prijzen' }).click();
  history.replaceState(null, '', before);
  const element = document.getElementById('prijzen-€');
  expect(scroll.mock.contexts).toEqual([element]);
  expect(document.activeElement).toBe(element);
});

it('knows by which link a page was left, until it is come to by a link', () => {
  const [here, link] = [location.href, screen.getByRole<HTMLAnchorElement>('link')];
  leftBy.set(link.href, here);
  link.click();
  expect([...leftBy]).toEqual([[here, link.href]]);
});

it('keeps the page without a network, and follows the link once there is one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const link = screen.getByRole('link');
  link.click();
  expect([visit.store.get(waitingLinkAtom), navigate.mock.calls.length]).toEqual([link, 0]);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect([visit.store.get(waitingLinkAtom), navigate.mock.calls.length]).toEqual([undefined, 1]);
});

it('follows the link that was pressed last without a network, and that one only', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<a href="/c/keuken">Keuken</a>);
  for (const name of ['Bad', 'Keuken', 'Keuken']) screen.getByRole('link', { name }).click();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(navigate.mock.calls.map(([{ to }]) => to)).toEqual(['/c/keuken']);
});

it.each(['/c/50%', '/c/bad#50%'])('leaves a link to the browser that cannot be decoded: %s', (href) => {
  render(<a href={href}>Half</a>);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link', { name: 'Half' }).dispatchEvent(press);
  expect([press.defaultPrevented, navigate.mock.calls.length]).toEqual([false, 0]);
});
