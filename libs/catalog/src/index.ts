export { CategoryHead, headOf, type StoreTexts } from './components/CategoryHead/CategoryHead.tsx';
export { CategoryView, type CategoryViewProps } from './components/CategoryView/CategoryView.tsx';
export { Description } from './components/Description/Description.tsx';
export { FilterChips, type FilterChipsProps } from './components/FilterChips/FilterChips.tsx';
export { FilterList, type FilterListProps } from './components/FilterList/FilterList.tsx';
export { Gallery, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { ListingHeader, type ListingHeaderProps } from './components/ListingHeader/ListingHeader.tsx';
export { OrderPanel, type OrderPanelProps } from './components/OrderPanel/OrderPanel.tsx';
export { PriceBlock, type PriceBlockProps } from './components/PriceBlock/PriceBlock.tsx';
export { ProductCard, type CardAction, type ProductCardProps } from './components/ProductCard/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './components/ProductGrid/ProductGrid.tsx';
export { readCard, type OpenedCard } from './components/ProductCard/readCard.ts';
export { ProductPreview, type ProductPreviewProps } from './components/ProductPreview/ProductPreview.tsx';
export { ProductView, type ProductViewProps } from './components/ProductView/ProductView.tsx';
export { QuantityField, type QuantityFieldProps } from './components/QuantityField/QuantityField.tsx';
export { SortSelect, type SortSelectProps } from './components/SortSelect/SortSelect.tsx';
export { Specification } from './components/Specification/Specification.tsx';
export { StockState, type StockStateProps } from './components/StockState/StockState.tsx';
export { VariantPicker, type VariantPickerProps } from './components/VariantPicker/VariantPicker.tsx';
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
