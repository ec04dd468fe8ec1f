import { expect, it } from 'vitest';
import * as engine from './engine/engine.ts';
import * as elasticsearch from './elasticsearch.ts';
import * as headless from './headless.ts';
import * as everything from './index.ts';
import * as testing from './testing.ts';

it('opens exactly these names at ./engine', () => {
  expect(Object.keys(engine).sort()).toEqual([
    'UnknownFieldError',
    'UnknownStoreError',
    'createEmbeddedEngine',
    'createInProcessEngine',
    'indexableDocument',
    'indexableProduct',
    'listedPrice',
    'namedValues',
    'otherGroups',
    'searchableFields',
    'unreachableResponse',
  ]);
});

it('opens exactly these names at ./elasticsearch', () => {
  expect(Object.keys(elasticsearch)).toEqual(['createElasticsearchEngine']);
});

it('opens exactly these names at ./headless', () => {
  expect(Object.keys(headless).sort()).toEqual([
    'categoriesCall',
    'createSearchApi',
    'disconnectedSearchApi',
    'en',
    'foundAtom',
    'foundNothing',
    'hasMoreAtom',
    'historyAtom',
    'hitsPage',
    'isSearchingAtom',
    'isTooShortAtom',
    'leavePanelAtom',
    'nl',
    'openPanelAtom',
    'panelKindAtom',
    'productsCall',
    'readMoreAtom',
    'resultsCall',
    'searchAtom',
    'searchMemory',
    'searchPortsAtom',
    'searchTextAtom',
    'searchable',
    'serviceRequest',
    'suggestedAtom',
    'typeAtom',
    'withQuery',
  ]);
});

it('opens the components besides what is headless at its front door', () => {
  expect(
    Object.keys(everything)
      .filter((name) => !(name in headless))
      .sort(),
  ).toEqual(['ConnectedSearchPanel', 'NoResultView', 'ResultsView', 'SearchForm', 'SearchPanel']);
});

it('opens exactly these names at ./testing', () => {
  expect(Object.keys(testing).sort()).toEqual(['anIndexableProduct', 'generatedProducts']);
});
