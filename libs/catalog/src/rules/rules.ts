/** What shop and backend must compute alike: pure functions, no state, no React. */
export { isPriceKnown } from './knownPrice.ts';
export {
  categoryPath,
  categoryRoute,
  isMapped,
  productPath,
  productRoute,
  type CategoryAddress,
  type ProductAddress,
  type RouteTarget,
} from './addresses.ts';
export { merchantItems, type MerchantItem, type MerchantTerms } from './merchantItem.ts';
export {
  bundleGroupsOf,
  chooseBundle,
  preselectedChoices,
  type BundleChoice,
  type BundleChoices,
  type BundleGroup,
  type BundlePart,
  type PartProduct,
} from './bundles.ts';
export { isMadeOfParts, isSoldOutByParts, partSkus, priceOfParts } from './parts.ts';
export { leastPrice, withRequiredOptions } from './leastPrice.ts';
export { fromCompact, toCompact } from './compact.ts';
export { compositionOf, compositionOfParts } from './composition.ts';
export { configureProduct, noVariants, productOptionOf, type Configured } from './configure.ts';
export {
  bundlePrice,
  discountPercent,
  groupedPrice,
  isWithinSpecialDates,
  nextPriceChange,
  ownPrice,
  specialEdges,
  specialPrice,
  type Price,
  type PricedDocument,
} from './prices.ts';
export {
  answeredIds,
  chooseOwn,
  ownOptionsOf,
  surchargeIn,
  type OwnChoice,
  type OwnChoices,
  type OwnOption,
  type OwnOptionValue,
  type OwnProblem,
  type Surcharge,
} from './ownOptions.ts';
export { slugify, slugOf, type Sluggable } from './slugs.ts';
export {
  availableQuantity,
  remainingQuantity,
  stockStatus,
  variantStockState,
  type StockRecord,
  type StockStatus,
} from './stock.ts';
export {
  breadcrumbJsonLd,
  productJsonLd,
  schemaPrice,
  type Crumb,
  type JsonLd,
  type Offered,
  type ProductFacts,
} from './structuredData.ts';
export { regionById, taxGroupFor, taxIn, taxRate, withoutTax, type TaxGroups, type TaxPlace } from './tax.ts';
export { groupsOfTiers, priceWithTiers, tierOffers, tiersOfGroup, type TierOffer, type TierQuestion } from './tiers.ts';
export { attributeText, attributeValues, flagOf, numberOf, type WithAttributes } from './values.ts';
export {
  availableVariants,
  choicesOf,
  chooseVariant,
  isDisabled,
  isHidden,
  productPrice,
  stockOf,
  valueState,
  variantPrice,
  type Choices,
  type ProductLike,
  type ValueState,
  type VariantChoice,
  type VariantLike,
  type VariantQuestion,
  type VariantSettings,
} from './variants.ts';
export { detailNl } from '../messages/detailNl.ts';
export { isContainer } from '../model/categories.ts';
export { productPageFacts, type PageFactsContext } from '../model/structuredData.ts';
