export {
  createSearchApi,
  disconnectedSearchApi,
  foundNothing,
  serviceRequest,
  type FoundProducts,
  type Results,
  type SearchApi,
  type SearchCache,
  type SearchOptions,
  type ServiceRequest,
} from './api.ts';
export { en } from './messages/en.ts';
export { nl, type SearchMessages } from './messages/nl.ts';
export { categoriesCall, hitsPage, productsCall, resultsCall, searchable, type TextQuestion } from './model/calls.ts';
export { searchMemory, withQuery } from './model/history.ts';
export {
  foundAtom,
  hasMoreAtom,
  historyAtom,
  isSearchingAtom,
  isTooShortAtom,
  leavePanelAtom,
  openPanelAtom,
  panelKindAtom,
  readMoreAtom,
  searchAtom,
  searchTextAtom,
  suggestedAtom,
  typeAtom,
  type Found,
  type PanelKind,
} from './model/panel.ts';
export { searchPortsAtom, type SearchPorts } from './model/ports.ts';
export type { SearchResult } from './model/results.ts';
export type { FoundCategory, Suggested } from './model/suggestions.ts';
export { NoResultView, type NoResultViewProps } from './components/NoResultView/NoResultView.tsx';
export { ResultsView, type ResultsViewProps } from './components/ResultsView/ResultsView.tsx';
export { SearchForm, type SearchFormProps } from './components/SearchForm/SearchForm.tsx';
export { ConnectedSearchPanel, type ConnectedSearchPanelProps } from './connected/ConnectedSearchPanel.tsx';
export { SearchPanel } from './components/SearchPanel/SearchPanel.tsx';
export type { SearchPanelProps } from './components/SearchPanel/searchPanelProps.ts';
