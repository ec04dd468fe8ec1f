import type { PromiseMessages } from './promises.ts';

/** The same in English. */
export const promisesEn: PromiseMessages = {
  promises: 'Delivery and returns',
  delivery: 'Delivery € 4.95, free from € 50',
  returnTitle: '30 days to think it over',
  returns: 'Free returns',
};
