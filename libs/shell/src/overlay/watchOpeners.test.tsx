import { aStoreView } from '@etalage/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../components/Footer/Footer.tsx';
import { hydratedEvent } from '../early/hydratedEvent.ts';
import { nl } from '../messages/nl.ts';
import { earlyScript } from '../server/earlyScripts.ts';
import { notificationsAtom } from '../model/visitAtoms.ts';
import { visit } from '../testing.tsx';
import { dutch } from '../testing/dutch.tsx';
import { createVisit } from '../visit/createVisit.ts';
import { loadedOverlaysAtom, openOverlayAtom, overlaysAtom } from './overlayAtom.ts';
import { watchOpeners } from './watchOpeners.ts';

const viewReviewUrl = 'https://reviews.test/dagvondst';
const rating = { averageRating: 9.1, numberReviews: 957, last12MonthAverageRating: 8.4, viewReviewUrl };
/** As the review service answers, without an envelope. */
const answered = {
  ...rating,
  reviews: [
    {
      reviewAuthor: 'Noor',
      rating: 9,
      dateSince: '2026-11-02T09:00:00+01:00',
      reviewContent: [{ questionGroup: 'DEFAULT_OPINION', rating: 'Snel in huis.' }],
    },
    { reviewAuthor: 'Bram', rating: 6, dateSince: 'gisteren', reviewContent: [] },
  ],
};
const link = (text: string, href: string) => ({ text, link: { href, external: false } });
const someLinks = [link('Bad', '/c/bad')];

const fetchReviews = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetchReviews.mockReset().mockImplementation(async () => Response.json(answered));
  vi.stubGlobal('fetch', fetchReviews);
});
afterEach(() => vi.unstubAllGlobals());

const inShop = (path = '/cart/', links = someLinks) =>
  visit({
    path,
    services: {
      reviews: async () => ({ ...rating, reviews: [] }),
      theme: async () => ({ menu: [], menuFooter: [], usps: [], footer: [{ title: 'Account', links }] }),
    },
    view: { reviewHash: 'hash-van-de-winkel' },
  });
const footer = () => within(screen.getByRole('contentinfo'));
const languageButton = () => footer().getByRole('button', { name: 'Taal: Nederlands' });
const badge = () => footer().getByRole('link', { name: /8,4 uit 10/ });
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('PANEL-02 the side panel with the languages', () => {
  const openPanel = async () => {
    const shop = await inShop();
    await userEvent.click(languageButton());
    return { ...shop, panel: await screen.findByRole('dialog', { name: 'Taal' }) };
  };

  it('PANEL-02 the side panel opens over the page, which is inert behind it', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { panel } = await openPanel();
    expect(modal.mock.contexts).toEqual([panel]);
    modal.mockRestore();
  });

  it('PANEL-02 the side panel closes by its button', async () => {
    const { store, panel } = await openPanel();
    await userEvent.click(within(panel).getByRole('button', { name: 'Sluiten' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-02 a press beside the side panel closes both', async () => {
    const { store, panel } = await openPanel();
    await userEvent.click(panel);
    expect(store.get(overlaysAtom)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('PANEL-09 the languages of the shop', () => {
  it('PANEL-09 the language panel lists Nederlands only', async () => {
    await inShop();
    await userEvent.click(languageButton());
    const panel = await dialogNamed('Taal');
    const languages = await panel.findAllByRole('listitem');
    expect(languages.map(({ textContent, lang }) => [textContent?.trim(), lang])).toEqual([['Nederlands', 'nl']]);
  });

  it('PANEL-09 it is marked as the one that is chosen', async () => {
    await inShop();
    await userEvent.click(languageButton());
    expect(await (await dialogNamed('Taal')).findByRole('listitem')).toHaveAttribute('aria-current', 'true');
  });

  it('PANEL-04 the language panel loads when it is first opened', async () => {
    const { store } = await inShop();
    expect(store.get(loadedOverlaysAtom).has('language')).toBe(false);
    await userEvent.click(languageButton());
    expect(store.get(loadedOverlaysAtom).has('language')).toBe(true);
    expect(await (await dialogNamed('Taal')).findByRole('listitem')).toBeVisible();
  });

  it('PANEL-04 a change of the hash closes the language panel', async () => {
    const { router, store } = await inShop('/cart');
    await userEvent.click(languageButton());
    await dialogNamed('Taal');
    await router.navigate({ to: '.', hash: 'inhoud' });
    expect(store.get(overlaysAtom)).toEqual([]);
  });
});

describe('MODAL-01 the modals that the footer opens', () => {
  it('MODAL-01 language switcher', async () => {
    await inShop();
    await userEvent.click(languageButton());
    expect((await screen.findByRole('dialog', { name: 'Taal' })).matches(':modal, dialog[open]')).toBe(true);
  });

  it('MODAL-01 review', async () => {
    await inShop();
    await userEvent.click(badge());
    expect(await screen.findByRole('dialog', { name: 'Beoordelingen' })).toBeVisible();
  });

  it('MODAL-01 feature not implemented', async () => {
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'feature-not-implemented' }));
    expect(await screen.findByRole('dialog', { name: 'Nog niet beschikbaar' })).toBeVisible();
  });

  it('the language switcher opens and closes in the checkout too', async () => {
    await inShop('/checkout');
    await userEvent.click(languageButton());
    await userEvent.click((await dialogNamed('Taal')).getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('MODAL-07 the review modal', () => {
  const openReviews = async () => {
    await inShop();
    await userEvent.click(badge());
    return dialogNamed('Beoordelingen');
  };

  it('MODAL-07, REVIEW-02, STORE-05 lists the reviews that it loads with the hash of the store view', async () => {
    const modal = await openReviews();
    const reviews = await modal.findAllByRole('listitem');
    expect(reviews.map(({ textContent }) => textContent)).toEqual(['Snel in huis.Noor2 november 2026', 'Bram']);
    const [asked] = fetchReviews.mock.calls.map(([{ url }]) => new URL(url));
    expect([asked?.pathname, asked?.searchParams.get('hash')]).toEqual(['/api/ext/reviews', 'hash-van-de-winkel']);
  });

  it('MODAL-07 shows the stars of each review', async () => {
    const modal = await openReviews();
    await modal.findAllByRole('listitem');
    const [ofTheStore, ...ofReviews] = modal.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'));
    expect(ofTheStore).toBe('4,2 van 5 sterren');
    expect(ofReviews).toEqual(['4,5 van 5 sterren', '3 van 5 sterren']);
  });

  it('REVIEW-04 shows the rating of the last twelve months as stars', async () => {
    const modal = await openReviews();
    await modal.findAllByRole('listitem');
    expect(modal.getAllByRole('img')[0]).toHaveAccessibleName('4,2 van 5 sterren');
  });

  it('MODAL-07 has a link to viewReviewUrl', async () => {
    const modal = await openReviews();
    expect(await modal.findByRole('link', { name: 'Lees alle beoordelingen' })).toHaveAttribute('href', viewReviewUrl);
  });

  it('LEGAL-09 says who may review, and who checks that', async () => {
    const modal = await openReviews();
    expect(await modal.findByText('Alleen van kopers; de beoordelingsdienst gaat dat na.')).toBeVisible();
  });

  it('MODAL-07 shows that the reviews are loading', async () => {
    const answer = Promise.withResolvers<Response>();
    fetchReviews.mockReturnValue(answer.promise);
    await openReviews();
    await vi.waitFor(() => expect(fetchReviews).toHaveBeenCalled());
    expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).not.toBeNull();
    answer.resolve(Response.json(answered));
    expect(await screen.findByText('Snel in huis.')).toBeVisible();
  });

  it('MODAL-07 loads them anew when they could not be loaded', async () => {
    fetchReviews.mockImplementation(async () => Response.json({}, { status: 400 }));
    const modal = await openReviews();
    expect(await modal.findByRole('alert')).toHaveTextContent('De beoordelingen konden niet worden geladen.');
    fetchReviews.mockImplementation(async () => Response.json(answered));
    await userEvent.click(modal.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await modal.findByText('Snel in huis.')).toBeVisible();
    expect(modal.queryByRole('alert')).toBeNull();
  });

  it('REVIEW-03 notifies nobody when they could not be loaded', async () => {
    fetchReviews.mockImplementation(async () => Response.json({ code: 500, result: 'nee' }, { status: 500 }));
    const { store } = await inShop();
    await userEvent.click(badge());
    await (await dialogNamed('Beoordelingen')).findByRole('alert');
    expect(store.get(notificationsAtom)).toEqual([]);
  });

  it('MODAL-07 says so when there are none', async () => {
    fetchReviews.mockImplementation(async () => Response.json({ ...answered, reviews: [] }));
    expect(await (await openReviews()).findByText('Er zijn nog geen beoordelingen.')).toBeVisible();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'FOOTER-03 leaves the badge a link to viewReviewUrl for a click with %j',
    async (click) => {
      const { store } = await inShop();
      expect(badge()).toHaveAttribute('href', viewReviewUrl);
      expect(fireEvent.click(badge(), click)).toBe(true);
      expect(store.get(overlaysAtom)).toEqual([]);
    },
  );

  it('FOOTER-03 leaves the badge a link where no modal can open', async () => {
    await inShop('/error');
    expect(fireEvent.click(badge())).toBe(true);
  });
});

describe('MODAL-07 feature not implemented', () => {
  const openModal = async () => {
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'feature-not-implemented' }));
    return dialogNamed('Nog niet beschikbaar');
  };

  it('MODAL-07 shows its message', async () => {
    expect(await (await openModal()).findByText('Deze functie is er nog niet.')).toBeVisible();
  });

  it('MODAL-07 OK closes it', async () => {
    await userEvent.click(await (await openModal()).findByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MODAL-07 leaves links alone that name no overlay', async () => {
    const { store } = await inShop();
    fireEvent.click(footer().getByText('Bad'));
    expect(store.get(overlaysAtom)).toEqual([]);
  });
});

describe('A11Y-03 what the footer opens', () => {
  it.each([
    ['the language panel', languageButton],
    ['the review modal', badge],
  ])('A11Y-03 %s closes with Escape and gives the focus back', async (_what, opener) => {
    await inShop();
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener()).toHaveFocus();
  });

  it('A11Y-03 a press beside the language panel closes it', async () => {
    await inShop();
    await userEvent.click(languageButton());
    await userEvent.click(await screen.findByRole('dialog', { name: 'Taal' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a press before hydration opens the language panel after it', () => {
  new Function(earlyScript)();
  document.body.innerHTML = renderToStaticMarkup(<Footer view={aStoreView()} messages={nl} />);
  languageButton().click();
  const open = vi.fn();
  const stop = watchOpeners(document, createVisit({ view: aStoreView(), words: dutch }), open);
  dispatchEvent(new Event(hydratedEvent));
  expect(open.mock.calls).toEqual([[{ name: 'language' }]]);
  stop();
  languageButton().click();
  expect(open).toHaveBeenCalledTimes(1);
});
