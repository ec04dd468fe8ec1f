export { createCatalogApi, type CatalogApi, type CatalogCache, type CatalogOptions } from './api.ts';
export { nl, type CatalogMessages } from './messages/nl.ts';
export { en } from './messages/en.ts';
export {
  breadcrumbsTo,
  CategoryNotFound,
  categoryHead,
  categoryTree,
  findCategory,
  withDescendants,
  type CategoryTree,
} from './model/categories.ts';
export { dailyOfferState, noDailyOffer, type DailyOfferState, type RunningOffer } from './model/dailyOffer.ts';
export { detailOf, galleryOf, selectVariant } from './model/detail.ts';
export { contentTarget, dispatchTarget } from './model/dispatch.ts';
export { facetsOf, priceExtremes, rangeLabel, rangeSlug, type FilterOption } from './model/facets.ts';
export { filtersOf, switchFilter, withFilters, type ChosenFilters, type FilterMap } from './model/filterOptions.ts';
export { categoryHref, pictureParts, productHref } from './model/hrefs.ts';
export { appendPage, hasMore, listingOf } from './model/listing.ts';
export {
  listingHref,
  listingSearch,
  pageOf,
  sortKeys,
  sortOf,
  toggleFilter,
  withoutFilters,
  withParam,
  type ListingSearch,
  type SortKey,
} from './model/listingSearch.ts';
export { attributesByCode, idsOf, labelOf, type Attribute } from './model/optionLabels.ts';
export { plainText } from './model/plainText.ts';
export {
  appliedSort,
  availableFilters,
  facetFilters,
  inStockOnly,
  listingCall,
  type ListingQuestion,
  type SearchCall,
} from './model/queries.ts';
export { canonicalPath, detailJsonLd, trailJsonLd } from './model/structuredData.ts';
export { cardHits, totalOf } from './model/hits.ts';
export { summaryOf, type ViewContext } from './model/summary.ts';
export type {
  Breadcrumb,
  CardLabel,
  CategoryLink,
  CategoryNode,
  CategoryPage,
  Colour,
  Facet,
  FacetValue,
  GalleryItem,
  Listing,
  OptionValue,
  PageHead,
  PriceView,
  ProductDetail,
  ProductOptionView,
  ProductSummary,
  StockView,
  VariantView,
} from './model/views.ts';
export { fromCompact, stockFromWire, stockToWire, toCompact, type Stock } from './wire.ts';
export { starsOf, type ReviewSummary, type ShopReview } from './model/reviews.ts';
export { createReviewsApi, type ReviewsApi } from './reviewsApi.ts';
