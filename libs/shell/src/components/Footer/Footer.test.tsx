import { aStoreView } from '@etalage/core/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { visit } from '../../testing.tsx';
import { Footer } from './Footer.tsx';

it('STORE-08 shows the contact data and the opening hours of the store view', () => {
  render(<Footer view={aStoreView()} messages={nl} />);
  const footer = screen.getByRole('contentinfo');
  for (const text of [
    'Voorbeeld B.V.',
    'Teststraat 1',
    '1012 AB',
    'Amsterdam',
    '020 123 45 67',
    'hallo@voorbeeld.test',
  ]) {
    expect(footer).toHaveTextContent(text);
  }
  expect(footer).toHaveTextContent('KvK 12345678');
  expect(footer).toHaveTextContent('NL123456789B01');
  expect(footer).toHaveTextContent('Ma t/m vr 09:00 - 17:00');
  expect(screen.getByRole('link', { name: '020 123 45 67' })).toHaveAttribute('href', 'tel:0201234567');
});

it('FOOTER-01 has a column of links for each of the content service, closed at first', () => {
  const columns = [{ title: 'Service', links: [{ text: 'Bezorgen', link: { href: '/i/bezorgen' } }] }];
  render(<Footer view={aStoreView()} messages={nl} columns={columns} />);
  const column = screen.getByRole('heading', { name: 'Service' }).closest('details');
  expect(column).not.toHaveAttribute('open');
  expect(within(column ?? expect.unreachable()).getByText('Bezorgen')).toHaveAttribute('href', '/i/bezorgen');
});

it('FOOTER-04 says that returns are free within 30 days', () => {
  render(<Footer view={aStoreView()} messages={nl} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Gratis retourneren binnen 30 dagen');
});

it('FOOTER-03 STORE-15 shows stars, average and number of the live reviews, and leads to them', () => {
  const reviews = { last12MonthAverageRating: 8.7, numberReviews: 960, viewReviewUrl: 'https://reviews.test/x' };
  render(<Footer view={aStoreView()} messages={nl} reviews={reviews} />);
  expect(screen.getByRole('img', { name: '4,4 van 5 sterren' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '8,7 uit 10 op basis van 960 beoordelingen' })).toHaveAttribute(
    'href',
    'https://reviews.test/x',
  );
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

it('REVIEW-04 the footer of a page shows the live rating as stars', async () => {
  const reviews = {
    ...{ averageRating: 9, last12MonthAverageRating: 8.7, numberReviews: 960 },
    ...{ viewReviewUrl: 'https://reviews.test/x', reviews: [] },
  };
  await visit({ path: '/cart/', services: { reviews: async () => reviews } });
  const footer = within(screen.getByRole('contentinfo'));
  const [stars = expect.unreachable()] = footer.getAllByRole('img', { name: '4,4 van 5 sterren' });
  const drawings = [...stars.children].map((star) => star.innerHTML);
  const [full] = drawings;
  expect(drawings.map((star) => star === full)).toEqual([true, true, true, true, false]);
  expect(stars.lastElementChild?.querySelectorAll('svg')).toHaveLength(2);
});

it('LEGAL-09 the footer of a page says beside the rating who may review, and who checks that', async () => {
  await visit({ path: '/cart/' });
  const rating = within(screen.getByRole('contentinfo')).getByText(/uit 10 op basis van/).parentElement;
  expect(rating).toHaveTextContent('Alleen van kopers; de beoordelingsdienst gaat dat na.');
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
