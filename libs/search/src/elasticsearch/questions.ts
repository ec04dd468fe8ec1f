import type { Client } from '@elastic/elasticsearch';
import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { queryTerms } from '../engine/analysis.ts';
import { suggestionFor, type CorrectedTerm } from '../engine/corrections.ts';
import { compileCorrections, compileDocumentSearch, compileProductSearch, type CompiledSearch } from './compile.ts';
import { readAnswer, readCorrections, readExplanation } from './readAnswer.ts';

/** Asks one index within so many milliseconds, all calls together. */
type Ask = (body: CompiledSearch) => Promise<unknown>;

/** Answers a question from the index of this name. Throws what the client throws. */
export function answerFrom(client: Client, index: string, request: SearchRequest, timeout: number) {
  const deadline = performance.now() + timeout;
  const ask: Ask = (body) => {
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    return client.search({ index, ...body, timeout: `${left}ms` }, { requestTimeout: left });
  };
  return request.entity === 'product' ? products(ask, request) : documents(ask, request);
}

async function documents(ask: Ask, request: SearchRequest): Promise<SearchResponse> {
  return readAnswer(request, await ask(compileDocumentSearch(request, queryTerms(request.text ?? ''))));
}

async function products(ask: Ask, request: SearchRequest): Promise<SearchResponse> {
  const text = request.text?.trim() ?? '';
  if (text === '') return readAnswer(request, await ask(compileProductSearch(request, undefined)));
  const terms = await correctedTerms(ask, text);
  const body = await ask(compileProductSearch(request, terms));
  const suggestion = suggestionFor(text, terms);
  return {
    ...readAnswer(request, body),
    ...(request.explain && { explanation: readExplanation(text, terms, body) }),
    ...(request.suggest && { suggestions: suggestion === undefined ? [] : [suggestion] }),
  };
}

async function correctedTerms(ask: Ask, text: string): Promise<CorrectedTerm[]> {
  const terms = queryTerms(text);
  return terms.length === 0 ? [] : readCorrections(terms, await ask(compileCorrections(terms)));
}
