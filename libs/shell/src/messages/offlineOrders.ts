import { formatDay } from '@etalage/core';

/** What the shop says to who orders, or waits, without a network. */
export const offlineOrdersNl = {
  orderOfflineNotice: 'Je bent offline. Je kunt toch bestellen: we versturen je bestelling zodra je weer online bent.',
  orderNeedsNetwork:
    'Je bent offline, en deze manier van betalen werkt alleen online. Kies bankoverschrijving of betalen bij bezorging, of bestel zodra je weer online bent. Je gegevens blijven bewaard.',
  orderStored: 'Je bestelling staat klaar',
  orderStoredText:
    'Je bent offline. Je bestelling is bewaard op dit apparaat, en we versturen haar zodra je weer online bent. Blijf je op deze pagina, dan gaat dat vanzelf. Anders vragen we je erom als je hier terugkomt.',
  orderStoredInPage:
    'Je bent offline, en je browser bewaart niets. Laat deze pagina open: we versturen je bestelling zodra je weer online bent.',
  orderSending: 'We versturen je bestelling...',
  confirmOfflineOrder: 'Je hebt offline een bestelling geplaatst. Wil je die nu versturen?',
  /** A day of YYYY-MM-DD. */
  orderOf: (day: string): string => `Bestelling van ${formatDay(day)}`,
  total: 'Totaal',
  sendOrder: 'Nu versturen',
  dropOrder: 'Niet versturen',
  notSent: 'De winkel is nog niet bereikbaar. Je bestelling blijft bewaard; probeer het zo opnieuw.',
  orderSent: (number: string): string => `Bedankt! Je bestelnummer is ${number}`,
  orderSentWithoutNumber: 'Bedankt! Je bestelling is verstuurd. Het bestelnummer staat in je mail.',
  viewOrder: 'Bekijk je bestelling',
  orderRefused: (reason: string): string => `Je offline bestelling is niet geplaatst. ${reason}`.trim(),
  orderDropped: 'Je offline bestelling is niet verstuurd.',
  orderMayHaveArrived:
    'Je offline bestelling wordt niet meer verstuurd. We konden niet zien of de vorige poging aankwam: krijg je een bevestiging per e-mail, dan is je bestelling geplaatst.',
  orderForgotten: 'Je bent uitgelogd. Je offline bestelling is daarom niet verstuurd en van dit apparaat verwijderd.',
  linesBack: 'Producten terug in winkelwagen',
  toCart: 'Naar je winkelwagen',
};

/** The type every translation matches. */
export type OfflineOrderMessages = typeof offlineOrdersNl;
