/** A backend for the tests of whoever speaks to it: in their process, empty, with a clock that stands still. */
export { aBackend, aFolder, testAdminKey, type TestBackend } from './aBackend.ts';
export { aClock, type TestClock } from './aClock.ts';
export {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
  type TestDocument,
} from './documents.ts';
export { ask, importDocuments, importFolder, importDemo, type TestFolder } from './importing.ts';
