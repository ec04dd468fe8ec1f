/** The words about what customers say of a product. */
export const productReviewsNl = {
  title: 'Wat klanten zeggen',
  summary: (average: string, count: number) =>
    `${average} van 5, uit ${count === 1 ? '1 beoordeling' : `${count} beoordelingen`}`,
  verified:
    'We lezen elke beoordeling voor we die plaatsen, en plaatsen goede en slechte. Of wie schrijft het artikel bij ons kocht, gaan we niet na.',
  none: 'Nog niemand schreef over dit product.',
  by: (nickname: string, date: string) => `${nickname}, ${date}`,
  stars: (rating: number) => `${rating} van 5 sterren`,
  write: 'Schrijf een beoordeling',
  rating: 'Hoeveel sterren geef je?',
  ratings: ['1: slecht', '2: matig', '3: goed', '4: heel goed', '5: uitstekend'],
  heading: 'Kort gezegd',
  detail: 'Wat vind je ervan?',
  nickname: 'Je naam op de site',
  send: 'Versturen',
  required: 'Dit veld is verplicht',
  sent: 'Bedankt! We lezen je beoordeling eerst, daarna staat die op deze pagina.',
  failed: 'Je beoordeling kon niet worden verstuurd. Probeer het zo nog eens.',
  notLoaded: 'Het formulier kon niet worden geladen.',
  retry: 'Probeer het opnieuw',
};

/** The type every translation matches. */
export type ProductReviewMessages = typeof productReviewsNl;
