import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { ReviewOpener } from './ReviewOpener.tsx';

it('the form of a review is drawn when it is opened, and stays', async () => {
  render(
    <ReviewOpener messages={productReviewsNl}>
      <form aria-label="beoordeling" />
    </ReviewOpener>,
  );
  expect(screen.queryByRole('form', { hidden: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Schrijf een beoordeling'));
  const form = await screen.findByRole('form');
  await userEvent.click(screen.getByText('Schrijf een beoordeling'));
  expect(form).toBeInTheDocument();
});
