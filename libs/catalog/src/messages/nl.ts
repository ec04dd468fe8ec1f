/** The words of the catalogue's own interface. Prices come in as text, written by the store view's notation. */
export const nl = {
  labelNew: 'Nieuw',
  labelSale: 'Sale',
  shopNow: 'Shop nu',
  orderNow: 'Bestel nu',
  from: 'vanaf',
  eachFrom: 'per stuk vanaf',
  originalPrice: 'Van',
  noPrice: 'Prijs onbekend',
  colours: (count: number) => (count === 1 ? '1 kleur' : `${count} kleuren`),
  picture: (number: number) => `Toon foto ${number}`,
  breadcrumbs: 'Kruimelpad',
  home: 'Home',
  filterPrice: 'Prijs',
  inStock: 'Op voorraad!',
  outOfStock: 'Niet op voorraad!',
  stockLeft: (quantity: number) => `Nog maar ${quantity} op voorraad`,
  onlyAvailable: (quantity: number) => `nog maar ${quantity} beschikbaar`,
  stockCheck: 'We controleren de voorraad, een ogenblik geduld',
  quantity: 'Aantal',
  fewer: 'Eén minder',
  more: 'Eén meer',
  gallery: 'Foto’s van het product',
  enlarge: (picture: string) => `${picture} vergroten`,
  sizeGuide: 'Maattabel',
  unavailable: 'niet leverbaar in deze combinatie',
  soldOut: 'uitverkocht',
  combinationOutOfStock: 'De gekozen combinatie van opties is niet op voorraad',
  optionOutOfStock: 'De gekozen optie is niet op voorraad',
};

/** The type every translation matches. */
export type CatalogMessages = typeof nl;
