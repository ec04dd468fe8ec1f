/** The wire of the catalogue, exactly: schemas without transforms, so that client and backend check with the same ones. */
export { backInStockKept, backInStockRequest, mailAddress, type BackInStockRequest } from './contract/backInStock.ts';
export { fromCompact, toCompact } from './contract/compact.ts';
export {
  bundleOption,
  configurableOption,
  customAttribute,
  customOption,
  galleryEntry,
  productLabel,
  productLink,
  productOption,
  productStock,
  productTypes,
  tierPrice,
  type BundleOption,
  type ConfigurableOption,
  type CustomOption,
  type GalleryEntry,
  type ProductLabel,
  type ProductLink,
  type ProductOption,
  type ProductStock,
  type TierPrice,
} from './contract/productParts.ts';
export {
  productReviews,
  productReviewsQuery,
  reviewCreate,
  reviewDocument,
  reviewWords,
  type ProductReviewsAnswer,
  type ReviewCreate,
  type ReviewDocument,
} from './contract/productReviews.ts';
export {
  ownPriceFields,
  product,
  productDocument,
  productVariant,
  renderList,
  variantDocument,
  type Product,
  type ProductDocument,
  type ProductType,
  type ProductVariant,
  type RenderList,
  type VariantDocument,
} from './contract/product.ts';
export {
  attributeDocument,
  category,
  categoryDocument,
  taxRateEntry,
  taxRuleDocument,
  type AttributeDocument,
  type Category,
  type CategoryDocument,
  type TaxRate,
  type TaxRule,
} from './contract/category.ts';
export { dailyOfferAnswer, type DailyOfferAnswer } from './contract/dailyOffer.ts';
export { reviewsQuery, shopReviews, type ShopReviews } from './contract/reviews.ts';
export {
  stockCheckQuery,
  stockCheckResult,
  stockItem,
  stockList,
  stockListQuery,
  type StockCheckResult,
  type StockItem,
} from './contract/stock.ts';
export {
  aggregation,
  appliedFilter,
  availableFilter,
  bucket,
  filterOperators,
  searchAnswer,
  searchParams,
  searchQuery,
  type Aggregation,
  type AppliedFilter,
  type AvailableFilter,
  type Bucket,
  type SearchAnswer,
  type SearchParams,
  type SearchQuery,
} from './contract/search.ts';
export type {
  ExplainedHit,
  ExplainedWord,
  FacetFilter,
  PriceExtremes,
  RangeCount,
  SearchEntity,
  SearchExplanation,
  SearchRequest,
  SearchResponse,
  TermCount,
} from './contract/searchRequest.ts';
export {
  redirectEntry,
  urlMapAnswer,
  urlMapRequest,
  type RedirectEntry,
  type UrlMapAnswer,
  type UrlMapRequest,
} from './contract/urlMap.ts';
