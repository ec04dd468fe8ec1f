import type { FacetFilter, SearchRequest } from '@etalage/catalog/contract';
import { otherGroups, type IndexableProduct } from '../port.ts';

/** The meaning of a question without text, written in the plainest way; what engines are compared with. */
export function bruteForce(products: readonly IndexableProduct[], request: SearchRequest) {
  const inScope = products.filter((product) => isInScope(product, request)).map((product) => asPaid(product, request));
  const passing = (except?: string): IndexableProduct[] =>
    inScope.filter((product) =>
      request.filters.every((filter) => filter.attribute === except || passes(product, filter)),
    );
  const counts = (attribute: string): Record<string, number> => countValues(passing(attribute), attribute);
  return {
    ids: passing()
      .map(({ id }) => id)
      .sort((one, other) => one - other),
    counts,
    priced: passing('price'),
  };
}

/** With what the one who asks pays for it as its final price. */
function asPaid(product: IndexableProduct, { customerGroupId: group }: SearchRequest): IndexableProduct {
  const priceOf = (wanted: number) => product.groupPrices?.find((price) => price.group === wanted)?.finalPrice;
  return group ? { ...product, finalPrice: priceOf(group) ?? priceOf(otherGroups) ?? product.finalPrice } : product;
}

function isInScope(product: IndexableProduct, { scope }: SearchRequest): boolean {
  return (
    scope.visibility.includes(product.visibility) &&
    scope.status.includes(product.status) &&
    (!scope.inStockOnly || product.inStock) &&
    (scope.categoryId === undefined || product.categories.some(({ id }) => id === scope.categoryId)) &&
    (!scope.ids || scope.ids.includes(product.id))
  );
}

const valuesOf = ({ attributes }: IndexableProduct, attribute: string): string[] => {
  const { own = [], options = [] } = attributes[attribute] ?? {};
  return [...new Set([...own, ...options])];
};

function passes(product: IndexableProduct, filter: FacetFilter): boolean {
  if (filter.kind === 'terms') {
    const wanted = filter.values.map(String);
    return valuesOf(product, filter.attribute).some((value) => wanted.includes(value));
  }
  const euros = product.finalPrice / 100;
  return euros >= (filter.from ?? 0) && (filter.to === undefined || euros < filter.to);
}

function countValues(products: readonly IndexableProduct[], attribute: string): Record<string, number> {
  const values = products.flatMap((product) => valuesOf(product, attribute));
  return Object.fromEntries(
    Object.entries(Object.groupBy(values, (value) => value)).map(([key, all]) => [key, all?.length ?? 0]),
  );
}
