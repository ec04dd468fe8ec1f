import type { StoreView } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { visit, type SomeServices } from '../../testing.tsx';
import { Footer } from './Footer.tsx';

const reviews = { ...{ averageRating: 9, last12MonthAverageRating: 8.7, numberReviews: 960 }, reviews: [] };
const viewReviewUrl = 'https://reviews.test/x';
/** The footer of a page. */
const inShop = async (services: SomeServices = {}, view: Partial<StoreView> = {}) => {
  await visit({ path: '/cart/', services, view });
  return within(screen.getByRole('contentinfo'));
};

describe('STORE-08 the contact data of the store view', () => {
  it.each([
    ['company name', 'Voorbeeld B.V.'],
    ['street', 'Teststraat 1'],
    ['postcode', '1012 AB'],
    ['city', 'Amsterdam'],
    ['phone', '020 123 45 67'],
    ['email', 'hallo@voorbeeld.test'],
    ['KvK number', 'KvK 12345678'],
    ['VAT number', 'NL123456789B01'],
    ['opening hours', 'Ma t/m vr 09:00 - 17:00'],
  ])('STORE-08 the footer shows its %s', async (_what, text) => {
    await inShop();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(text);
  });

  it('STORE-08 the opening hours are those of the store view', async () => {
    await inShop({}, { openingHours: { from: '10:00', to: '18:00' } });
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Ma t/m vr 10:00 - 18:00');
  });

  it('STORE-08 the phone number can be called', async () => {
    const footer = await inShop();
    expect(footer.getByRole('link', { name: '020 123 45 67' })).toHaveAttribute('href', 'tel:0201234567');
  });

  it('STORE-08 the email address can be written to', async () => {
    const footer = await inShop();
    const link = footer.getByRole('link', { name: /^hallo@/ });
    expect(link).toHaveAttribute('href', 'mailto:hallo@voorbeeld.test');
  });
});

describe('FOOTER-01 the columns of links', () => {
  const link = (text: string, href: string) => ({ text, link: { href, external: false } });
  const columns = [
    { title: 'Service', links: [link('Bezorgen', '/i/bezorgen'), link('Retourneren', '/i/retourneren')] },
    { title: 'Kamers', links: [link('Bed', '/c/bed')] },
  ];
  const withColumns = () => inShop({ theme: async () => ({ menu: [], menuFooter: [], usps: [], footer: columns }) });
  const columnOf = (heading: HTMLElement) => heading.closest('details') ?? expect.unreachable('a column');

  it('FOOTER-01 are those of the theme story', async () => {
    const footer = await withColumns();
    const shown = columns.map(({ title }) => {
      const inColumn = within(columnOf(footer.getByRole('heading', { name: title })));
      return inColumn.getAllByText(/./, { selector: 'a' }).map((each) => [each.textContent, each.getAttribute('href')]);
    });
    expect(shown).toEqual([
      [
        ['Bezorgen', '/i/bezorgen'],
        ['Retourneren', '/i/retourneren'],
      ],
      [['Bed', '/c/bed']],
    ]);
  });

  it('FOOTER-01 stand in the order of the theme story', async () => {
    await withColumns();
    const titles = document.querySelectorAll('footer details h2');
    expect([...titles].map(({ textContent }) => textContent)).toEqual(['Service', 'Kamers']);
  });

  it.each(['Service', 'Kamers'])('FOOTER-01 %s is closed at first', async (title) => {
    const footer = await withColumns();
    expect(columnOf(footer.getByRole('heading', { name: title }))).not.toHaveAttribute('open');
  });

  it('FOOTER-01, A11Y-05 a column opens and closes by its title, as an accordion', async () => {
    const footer = await withColumns();
    const title = footer.getByRole('heading', { name: 'Service' });
    const column = columnOf(title);
    expect(title.parentElement?.tagName).toBe('SUMMARY');
    await userEvent.click(title);
    expect(column).toHaveAttribute('open');
    await userEvent.click(title);
    expect(column).not.toHaveAttribute('open');
  });
});

it('FOOTER-04 the footer says that returns are free within 30 days', async () => {
  await inShop();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Gratis retourneren binnen 30 dagen');
});

describe('FOOTER-03 the review-rating badge', () => {
  const withReviews = () => inShop({ reviews: async () => ({ ...reviews, viewReviewUrl }) });

  it('FOOTER-03 has stars', async () => {
    const footer = await withReviews();
    expect(footer.getByRole('img', { name: '4,4 van 5 sterren' })).toBeVisible();
  });

  it.each([
    ['the average', /^8,7 uit 10/],
    ['the number of reviews', /960 beoordelingen$/],
  ])('FOOTER-03 has %s', async (_what, text) => {
    const footer = await withReviews();
    expect(footer.getByRole('link', { name: text })).toBeVisible();
  });

  it('FOOTER-03 links to viewReviewUrl', async () => {
    const footer = await withReviews();
    expect(footer.getByRole('link', { name: /uit 10/ })).toHaveAttribute('href', viewReviewUrl);
  });

  it('STORE-15 the live summary takes the place of the rating of the store view', async () => {
    const footer = await withReviews();
    expect(footer.getAllByText(/uit 10 op basis van/).map(({ textContent }) => textContent)).toEqual([
      '8,7 uit 10 op basis van 960 beoordelingen',
    ]);
  });
});

describe('REVIEW-04 the rating as stars', () => {
  /** The drawing of each star for a score out of 10, and what it says. */
  const drawn = (score: number) => {
    const reviews = { last12MonthAverageRating: score, numberReviews: 960, viewReviewUrl: 'https://reviews.test/x' };
    const { unmount } = render(<Footer view={aStoreView()} messages={nl} reviews={reviews} />);
    const rating = screen.getByRole('img', { name: /van 5 sterren/ });
    const found = {
      label: rating.getAttribute('aria-label'),
      stars: [...rating.children].map((star) => star.innerHTML),
    };
    unmount();
    return found;
  };
  const [full = ''] = drawn(10).stars;
  const [empty = ''] = drawn(0).stars;
  const [half = ''] = drawn(1).stars;

  it('REVIEW-04 tells a full, a half and an empty star apart', () => expect(new Set([full, half, empty]).size).toBe(3));

  it.each([
    [8.7, '4,4 van 5 sterren'],
    [8.2, '4,1 van 5 sterren'],
    [8, '4 van 5 sterren'],
  ])('REVIEW-04 %d is divided by 2 with one decimal, half up: %s', (score, label) =>
    expect(drawn(score).label).toBe(label),
  );

  it('REVIEW-04 has at most 5', () =>
    expect(drawn(10.4)).toEqual({ label: '5 van 5 sterren', stars: drawn(10).stars }));

  it('REVIEW-04 has as many full stars as whole points, whatever the rest is', () =>
    expect(drawn(9.8).stars).toEqual([full, full, full, full, half]));

  it('REVIEW-04 has a half star from a rest of 0.25 on', () =>
    expect(drawn(8.6).stars).toEqual([full, full, full, full, half]));

  it('REVIEW-04 has no half star for a smaller rest', () =>
    expect(drawn(8.4).stars).toEqual([full, full, full, full, empty]));
});

const liveReviews = {
  ...{ averageRating: 9, last12MonthAverageRating: 8.7, numberReviews: 960 },
  ...{ viewReviewUrl: 'https://reviews.test/x', reviews: [] },
};

it('REVIEW-04 the footer of a page shows the live rating as stars', async () => {
  await visit({ path: '/cart/', services: { reviews: async () => liveReviews } });
  const footer = within(screen.getByRole('contentinfo'));
  const [stars = expect.unreachable()] = footer.getAllByRole('img', { name: '4,4 van 5 sterren' });
  const drawings = [...stars.children].map((star) => star.innerHTML);
  const [full] = drawings;
  expect(drawings.map((star) => star === full)).toEqual([true, true, true, true, false]);
  expect(stars.lastElementChild?.querySelectorAll('svg')).toHaveLength(2);
});

it.each([
  ['its rating', undefined],
  ['the live rating', liveReviews],
])('LEGAL-09 the footer of a page says beside %s who may review, and who checks that', async (_which, reviews) => {
  await visit({ path: '/cart/', services: { reviews: async () => reviews } });
  const footer = within(screen.getByRole('contentinfo'));
  const statement = footer.getByText('Alleen van kopers; de beoordelingsdienst gaat dat na.');
  expect(statement.parentElement).toHaveTextContent(/uit 10 op basis van/);
});

it('REVIEW-03 the footer of a page keeps the configured rating when the review call failed', async () => {
  await visit({
    path: '/cart/',
    services: { reviews: async () => undefined },
    view: { rating: { score: 8, count: 151 } },
  });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('8 uit 10 op basis van 151 beoordelingen')).toBeInTheDocument();
});

it('REVIEW-03 shows the rating of the store view while there are no live reviews', () => {
  const view = aStoreView({ rating: { score: 8, count: 151 } });
  render(<Footer view={view} messages={nl} />);
  expect(screen.getByRole('img', { name: '4 van 5 sterren' })).toBeInTheDocument();
  expect(screen.getByText('8 uit 10 op basis van 151 beoordelingen')).toBeInTheDocument();
});

it('LEGAL-09 says beside the rating who may review, and who checks that', () => {
  render(<Footer view={aStoreView()} messages={nl} />);
  const rating = screen.getByText(/uit 10 op basis van/).parentElement;
  expect(rating).toHaveTextContent('Alleen van kopers; de beoordelingsdienst gaat dat na.');
});
