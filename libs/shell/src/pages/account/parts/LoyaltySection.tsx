import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { withStyles } from '../../../loading/styles.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { loadLatePages } from '../../loadLatePages.ts';
import { NotRetrieved, Retrieving, ToShop } from './sectionStates.tsx';

/** The loyalty card of a customer (LOYAL-07), whose code and words come with it. */
export function LoyaltySection() {
  const { pages, loadLoyalty: load } = useLateWords('account');
  const { visit } = useRouteContext({ from: '__root__' });
  const draw = useCallback(async () => {
    const { drawLoyaltyCard } = await withStyles(async () => (await loadLatePages()).loyaltyCard());
    return drawLoyaltyCard(visit, { load, order: pages.order, shopLink: <ToShop /> });
  }, [visit, load, pages]);
  const { data, isFailed, retry } = useLoaded(draw);
  if (data !== undefined) return data;
  if (isFailed) return <NotRetrieved title={pages.loyaltyNotRetrieved} retry={retry} />;
  return <Retrieving label={pages.loadingLoyaltyCard} />;
}
