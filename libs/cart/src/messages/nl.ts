import { addToCartNl } from './addToCart.ts';
import { deliveryNl } from './delivery.ts';

/** What cart and microcart say, in Dutch: the type of every other language. */
export const nl = {
  ...addToCartNl,
  ...deliveryNl,
  cart: 'Winkelwagen',
  cartEmpty: 'Je winkelwagen is leeg',
  cartEmptyText: 'Wat je kiest, bewaren we hier tot je bestelt.',
  toShop: 'Verder winkelen',
  addedToCart: 'Het product is toegevoegd aan je winkelwagen!',
  quantityUpdated: 'Het aantal is aangepast!',
  volatileStock: 'De voorraad is niet zeker. Het product is onder voorbehoud toegevoegd aan je winkelwagen.',
  outOfStockNotAdded: 'Niet op voorraad!',
  priceUnknown: 'De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!',
  onlyAvailable: (maxQuantity: number): string => `nog maar ${maxQuantity} beschikbaar`,
  inStock: 'Op voorraad!',
  confirmRemove: 'Weet je zeker dat je dit product uit je winkelwagen wilt verwijderen?',
  waiting: 'We bewaren je wijziging en proberen het zo opnieuw.',
  proceedToCheckout: 'Verder naar bestellen',
  ok: 'OK',
  cancel: 'Annuleren',
  remove: 'Verwijderen',
  removeLine: (name: string): string => `${name} verwijderen`,
  removed: (name: string): string => `${name} is uit je winkelwagen gehaald.`,
  undo: 'Ongedaan maken',
  moveToWishlist: 'Naar verlanglijst',
  moveLine: (name: string): string => `Naar verlanglijst: ${name}`,
  moveFailed: (name: string): string =>
    `${name} ligt nog in je winkelwagen. Controleer je verbinding en probeer het opnieuw.`,
  notReturned: (name: string): string =>
    `${name} kon niet in je winkelwagen en staat niet meer op je verlanglijst. Zet het er opnieuw op.`,
  edit: 'Wijzigen',
  editLine: (name: string): string => `${name} wijzigen`,
  save: 'Wijziging opslaan',
  lineChanged: 'Je winkelwagen is bijgewerkt.',
  quantity: 'Aantal',
  quantityOf: (name: string): string => `Aantal van ${name}`,
  more: (name: string): string => `Een meer van ${name}`,
  less: (name: string): string => `Een minder van ${name}`,
  unitPrice: 'Prijs per stuk',
  lineTotal: 'Totaal',
  products: (count: number): string => (count === 1 ? '1 product' : `${count} producten`),
  totals: 'Overzicht',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  shipping: 'Bezorging',
  shippingFree: 'Gratis',
  shippingLater: 'Berekend bij het bestellen',
  payment: 'Betaalkosten',
  giftCard: 'Cadeaukaart',
  loyaltyPoints: 'Spaarpunten',
  tax: 'Waarvan btw',
  total: 'Totaal',
};

/** The words of this room. */
export type CartMessages = typeof nl;
