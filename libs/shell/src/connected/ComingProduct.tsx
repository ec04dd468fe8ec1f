import { nl, ProductPreview } from '@etalage/catalog';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { openedCardAtom } from '../model/openedCard.ts';

/** In place of a product's page until it is here: what the card tells that the shopper opened. */
export function ComingProduct() {
  const { app } = useRouteContext({ from: '__root__' });
  const { parentSku } = useParams({ strict: false });
  const opened = useAtomValue(openedCardAtom);
  useLayoutEffect(() => void scrollTo(0, 0), []);
  const card = opened?.product.parentSku === parentSku ? opened : undefined;
  return <ProductPreview product={card?.product} backdrop={card?.picture} messages={nl} notation={app.view.i18n} />;
}
