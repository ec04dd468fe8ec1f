import { describe, expect, it } from 'vitest';
import { reviewSummaryOf, starsOf } from './reviews.ts';

const wire = {
  averageRating: 8.3,
  numberReviews: 957,
  last12MonthAverageRating: 8.4,
  viewReviewUrl: 'https://reviews.test/dagvondst',
  reviews: [
    {
      reviewAuthor: 'Noor',
      rating: 9,
      dateSince: '2026-11-02T09:00:00+01:00',
      reviewContent: [
        { questionGroup: 'DEFAULT_OVERALL', rating: 9 },
        { questionGroup: 'DEFAULT_OPINION', rating: 'Snel in huis.' },
      ],
    },
    { rating: 6 },
  ],
};

it('REVIEW-02 the review state has averages, number, address and the reviews with the words of their writers', () =>
  expect(reviewSummaryOf(wire)).toEqual({
    averageRating: 8.3,
    numberReviews: 957,
    last12MonthAverageRating: 8.4,
    viewReviewUrl: 'https://reviews.test/dagvondst',
    reviews: [
      { author: 'Noor', score: 9, date: '2026-11-02T09:00:00+01:00', text: 'Snel in huis.' },
      { author: '', score: 6, date: '', text: '' },
    ],
  }));

describe('REVIEW-04 a score out of 10 as stars', () => {
  it.each([
    [8.7, 4.4],
    [8.3, 4.2],
    [8.1, 4.1],
    [8, 4],
    [10.4, 5],
    [0, 0],
  ])('REVIEW-04 %d gives %d', (score, stars) => expect(starsOf(score)).toBe(stars));
});
