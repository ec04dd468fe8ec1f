import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notifyAtom } from '../../model/visitAtoms.ts';
import { emptyResult } from '../../worker/emptyResult.ts';

const texts = (error: unknown): string => (error instanceof Error ? `${error.message} ${texts(error.cause)}` : '');

/** Whether there is no network and nobody has the page that failed, so that the shopper is told and led home (NAV-07). */
export function useGoHome(error: unknown): boolean {
  const router = useRouter();
  const isAtHome = router.latestLocation.pathname === '/';
  const isLeaving = globalThis.navigator.onLine === false && !isAtHome && texts(error).includes(emptyResult);
  useEffect(() => {
    if (!isLeaving) return;
    const { visit } = router.options.context;
    const leave = async () => {
      await visit.words.load('outage');
      const message = visit.words.late('outage').offline.offlineRedirectHome;
      visit.store.set(notifyAtom, { type: 'danger', message, action1: { label: visit.words.frame.ok } });
      await router.navigate({ to: '/', replace: true });
    };
    void leave();
  }, [isLeaving, router]);
  return isLeaving;
}
