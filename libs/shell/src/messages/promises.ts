/** What the shop promises beside a product: apart, because it comes with the first load of its page. */
export const promisesNl = {
  promises: 'Bezorgen en retourneren',
  delivery: 'Bezorging € 4,95, gratis vanaf € 50',
  returnTitle: '30 dagen bedenktijd',
  returns: 'Gratis retourneren',
};

/** What the promises say. */
export type PromiseMessages = typeof promisesNl;
