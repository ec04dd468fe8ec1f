import { ApiError } from '@etalage/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { someProductReviews } from '../../testing.ts';
import { ProductReviews } from '../ProductReviews/ProductReviews.tsx';
import { ReviewForm } from './ReviewForm.tsx';

function open(onSend = vi.fn(() => Promise.resolve())) {
  render(<ReviewForm messages={productReviewsNl} onSend={onSend} />);
  return { onSend, send: () => userEvent.click(screen.getByRole('button', { name: 'Versturen' })) };
}

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: '4: heel goed' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Kort gezegd' }), 'Fijn');
  await userEvent.type(screen.getByRole('textbox', { name: 'Wat vind je ervan?' }), 'Droogt goed.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Je naam op de site' }), 'Jet');
}

describe('writing a review', () => {
  it('brings who forgot something to the first field that is wrong', async () => {
    const { send } = open();
    await userEvent.click(screen.getByRole('radio', { name: '4: heel goed' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Kort gezegd' }), 'Fijn');
    await send();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Wat vind je ervan?' })).toHaveFocus());
  });

  it('brings who chose no stars to them', async () => {
    const { send } = open();
    await send();
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  });

  it('brings who sent it to the thanks', async () => {
    const { send } = open();
    await fill();
    await send();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('PROD-24 sends what was written, and says that it is read first', async () => {
    const { onSend, send } = open();
    await fill();
    await send();
    expect(onSend).toHaveBeenCalledWith({ rating: 4, title: 'Fijn', detail: 'Droogt goed.', nickname: 'Jet' });
    expect(screen.getByRole('status')).toHaveTextContent('We lezen je beoordeling eerst');
  });

  it('asks for all of it', async () => {
    const { onSend, send } = open();
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getAllByText('Dit veld is verplicht')).toHaveLength(4);
  });

  it('keeps what was written when it could not be sent', async () => {
    const { send } = open(vi.fn(() => Promise.reject(new Error('weg'))));
    await fill();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('kon niet worden verstuurd');
    expect(screen.getByRole('textbox', { name: 'Kort gezegd' })).toHaveValue('Fijn');
  });

  it('ERR-07 shows markup in what the shop says as text', async () => {
    const { send } = open(vi.fn(() => Promise.reject(new ApiError(400, 'Niet <b>zo</b>.'))));
    await fill();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Niet <b>zo</b>.');
  });

  it('API-10 shows why the shop refused it', async () => {
    const { send } = open(vi.fn(() => Promise.reject(new ApiError(429, 'Probeer het over 10 minuten opnieuw.'))));
    await fill();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Probeer het over 10 minuten opnieuw.');
    expect(screen.getByRole('textbox', { name: 'Kort gezegd' })).toHaveValue('Fijn');
  });
});

it('PROD-24 reviews are listed with their stars, under average and count', () => {
  render(<ProductReviews reviews={someProductReviews()} messages={productReviewsNl} />);
  expect(screen.getByRole('img', { name: '4,5 van 5, uit 2 beoordelingen' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TopZo zacht.Guus, 3 november 2026',
    'FijnDroogt goed.Jet, 1 november 2026',
  ]);
  const starsOf = (review: HTMLElement) => within(review).getByRole('img').getAttribute('aria-label');
  expect(screen.getAllByRole('listitem').map(starsOf)).toEqual(['5 van 5 sterren', '4 van 5 sterren']);
});

it('PROD-24 a product that has no reviews says so', () => {
  render(<ProductReviews reviews={{ count: 0, items: [] }} messages={productReviewsNl} />);
  expect(screen.getByText(productReviewsNl.none)).toBeVisible();
});

it('LEGAL-09 reviews of a product say what is checked of them; where there are none, nothing is', () => {
  const statement = /lezen elke beoordeling voor we die plaatsen.*gaan we niet na/;
  const { rerender } = render(<ProductReviews reviews={someProductReviews()} messages={productReviewsNl} />);
  expect(screen.getByText(statement)).toBeVisible();
  rerender(<ProductReviews reviews={{ count: 0, items: [] }} messages={productReviewsNl} />);
  expect(screen.queryByText(statement)).toBeNull();
});
