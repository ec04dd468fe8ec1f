import { aStoreView } from '@etalage/core/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
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
