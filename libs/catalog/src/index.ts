export { BackInStockForm, type BackInStockFormProps } from './components/BackInStockForm/BackInStockForm.tsx';
export { CategoryView, type CategoryViewProps } from './components/CategoryView/CategoryView.tsx';
export { ColourRelations } from './components/ColourRelations/ColourRelations.tsx';
export { Description } from './components/Description/Description.tsx';
export { FilterChips, type FilterChipsProps } from './components/FilterChips/FilterChips.tsx';
export { FilterList, type FilterListProps } from './components/FilterList/FilterList.tsx';
export { Gallery, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { GalleryViewer, type GalleryViewerProps } from './components/GalleryViewer/GalleryViewer.tsx';
export { ListingBody, type ListingBodyProps } from './components/ListingBody/ListingBody.tsx';
export { ListingHeader, type ListingHeaderProps } from './components/ListingHeader/ListingHeader.tsx';
export { OrderForm, type OrderFormProps } from './components/OrderForm/OrderForm.tsx';
export { OrderPanel, type OrderPanelProps } from './components/OrderPanel/OrderPanel.tsx';
export { OwnOptions, type OwnOptionsProps } from './components/OwnOptions/OwnOptions.tsx';
export { PriceBlock, type PriceBlockProps } from './components/PriceBlock/PriceBlock.tsx';
export { ProductAbout, type ProductAboutProps } from './components/ProductAbout/ProductAbout.tsx';
export { ProductCard, type CardAction, type ProductCardProps } from './components/ProductCard/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './components/ProductGrid/ProductGrid.tsx';
export { readCard, type OpenedCard } from './components/ProductCard/readCard.ts';
export { ProductPreview, type ProductPreviewProps } from './components/ProductPreview/ProductPreview.tsx';
export { ProductReviews } from './components/ProductReviews/ProductReviews.tsx';
export { ProductStory } from './components/ProductStory/ProductStory.tsx';
export { ProductStrip, type ProductStripProps } from './components/ProductStrip/ProductStrip.tsx';
export { ProductNotes, ProductView, type ProductViewProps } from './components/ProductView/ProductView.tsx';
export { QuantityField, type QuantityFieldProps } from './components/QuantityField/QuantityField.tsx';
export { ReviewForm, type ReviewFormProps, type WrittenReview } from './components/ReviewForm/ReviewForm.tsx';
export { ReviewOpener } from './components/ReviewOpener/ReviewOpener.tsx';
export { SizeGuide, SizeTableView, type SizeGuideProps } from './components/SizeGuide/SizeGuide.tsx';
export { SortSelect, type SortSelectProps } from './components/SortSelect/SortSelect.tsx';
export { Specification } from './components/Specification/Specification.tsx';
export { StockState, type StockStateProps } from './components/StockState/StockState.tsx';
export { VariantPicker, type VariantPickerProps } from './components/VariantPicker/VariantPicker.tsx';
export { createAttributesApi, type AttributesApi } from './attributesApi.ts';
export { createCatalogApi, type CatalogApi, type CatalogCache, type CatalogOptions } from './api.ts';
export { nl, type CatalogMessages } from './messages/nl.ts';
export { en } from './messages/en.ts';
export { listEn } from './messages/listEn.ts';
export { listNl, type ListMessages } from './messages/listNl.ts';
export { galleryEn } from './messages/galleryEn.ts';
export { galleryNl, type GalleryMessages } from './messages/galleryNl.ts';
export { sizesEn } from './messages/sizesEn.ts';
export { sizesNl, type SizeMessages } from './messages/sizesNl.ts';
export { backInStockEn } from './messages/backInStockEn.ts';
export { backInStockNl, type BackInStockMessages } from './messages/backInStockNl.ts';
export { productReviewsEn } from './messages/productReviewsEn.ts';
export { productReviewsNl, type ProductReviewMessages } from './messages/productReviewsNl.ts';
export { factsEn } from './messages/factsEn.ts';
export { factsNl, type FactMessages } from './messages/factsNl.ts';
export { legalEn } from './messages/legalEn.ts';
export { legalNl, type LegalMessages } from './messages/legalNl.ts';
export { detailEn } from './messages/detailEn.ts';
export { detailNl, type DetailMessages } from './messages/detailNl.ts';
export { choicesEn } from './messages/choicesEn.ts';
export { choicesNl, type ChoiceMessages } from './messages/choicesNl.ts';
export {
  breadcrumbsTo,
  CategoryNotFound,
  categoryHead,
  categoryTree,
  findCategory,
  withDescendants,
  type CategoryTree,
} from './model/categories.ts';
export { isColour } from './model/colours.ts';
export { dailyOfferState, noDailyOffer, type DailyOfferState, type RunningOffer } from './model/dailyOffer.ts';
export { detailOf, galleryOf } from './model/detail.ts';
export { dispatchTarget } from './model/dispatch.ts';
export { facetsOf, priceExtremes, rangeLabel, rangeSlug } from './model/facets.ts';
export { categoryHref, openSizeQuery, pictureParts, productHref } from './model/hrefs.ts';
export { detailHref } from './model/pathLink.ts';
export { listingOf } from './model/listing.ts';
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
export { attributesByCode } from './model/attributes.ts';
export { chosenIds, idsOf, labelOf, namedIds, type Attribute } from './model/optionLabels.ts';
export { plainText } from './model/plainText.ts';
export {
  appliedSort,
  availableFilters,
  facetFilters,
  inStockOnly,
  listFields,
  listingCall,
  type ListingQuestion,
  type SearchCall,
} from './model/queries.ts';
export { withOpenSize } from './model/withOpenSize.ts';
export { removedVariantMessage, selectVariant } from './model/selectVariant.ts';
export { canonicalPath, detailJsonLd, trailJsonLd } from './model/structuredData.ts';
export { sizeTableOf, tablesFor, type SizeTable } from './model/sizeGuide.ts';
export { cardHits, nameHits, totalOf } from './model/hits.ts';
export { summaryOf, type DetailContext, type ViewContext } from './model/summary.ts';
export type {
  Breadcrumb,
  CardLabel,
  CategoryLink,
  CareSymbol,
  CategoryNode,
  CategoryPage,
  Colour,
  ColourRelation,
  Facet,
  FacetValue,
  FilterOption,
  GalleryItem,
  GroupMember,
  Listing,
  OptionValue,
  PageHead,
  PriceView,
  ProductDetail,
  ProductReviewsView,
  ProductOptionView,
  ProductSummary,
  StockView,
  VariantView,
} from './model/views.ts';
export type { Chosen, Wanted } from './model/wanted.ts';
export { starsOf, type ReviewSummary, type ShopReview } from './model/reviews.ts';
export { currentPricesOf, type CurrentPrice } from './model/currentPrices.ts';
export type { CustomerGroup } from './model/group.ts';
export { compareList } from './model/compareList.ts';
export { keepViewed, viewedCard } from './model/keepViewed.ts';
export { keptCards } from './model/storedCards.ts';
export { isForSale, isOrderableAtOnce } from './model/orderable.ts';
export { hasOrderChoices } from './model/orderChoices.ts';
export { recentlyViewed, withCurrentPrices } from './model/recentlyViewed.ts';
export { createBackInStockApi, type BackInStockApi } from './backInStockApi.ts';
export { checkStock, createStockApi, type StockApi, type StockQuestion } from './stockApi.ts';
export { createProductReviewsApi, type ProductReviewsApi } from './productReviewsApi.ts';
export { createPricesApi, type PricesApi } from './pricesApi.ts';
export { createReviewsApi, type ReviewsApi } from './reviewsApi.ts';
