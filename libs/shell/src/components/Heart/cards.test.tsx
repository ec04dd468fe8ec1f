import { aProductSummary } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { frameNl } from '../../messages/frame.ts';
import { cardsOf } from '../../model/cards.tsx';

it('PROD-05, WISH-16 the cards of a store have its picture, button and notation, and a heart', () => {
  const view = aStoreView();
  const { wish, ...looks } = cardsOf(view, frameNl);
  expect(looks).toEqual({
    imageSize: [view.cardImage.width, view.cardImage.height],
    action: view.features.productCardAction,
    notation: view.i18n,
  });
  render(wish(aProductSummary()));
  expect(screen.getByRole('button', { name: frameNl.wish('Handdoek Fenne') })).toBeVisible();
});
