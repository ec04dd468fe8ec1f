import type { ProductReviewMessages } from './productReviewsNl.ts';

/** The same in English. */
export const productReviewsEn: ProductReviewMessages = {
  title: 'What customers say',
  summary: (average, count) => `${average} out of 5, from ${count === 1 ? '1 review' : `${count} reviews`}`,
  verified:
    'We read every review before we place it, and place good and bad ones. Whether the writer bought the article from us we do not check.',
  none: 'Nobody wrote about this product yet.',
  by: (nickname, date) => `${nickname}, ${date}`,
  stars: (rating) => `${rating} out of 5 stars`,
  write: 'Write a review',
  rating: 'How many stars do you give?',
  ratings: ['1: bad', '2: fair', '3: good', '4: very good', '5: excellent'],
  heading: 'In short',
  detail: 'What do you think of it?',
  nickname: 'Your name on the site',
  send: 'Send',
  required: 'Field is required',
  sent: 'Thank you! We read your review first, then it stands on this page.',
  failed: 'Your review could not be sent. Please try again in a moment.',
  notLoaded: 'The form could not be loaded.',
  retry: 'Try again',
};
