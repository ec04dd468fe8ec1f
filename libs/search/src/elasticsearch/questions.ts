import type { Client } from '@elastic/elasticsearch';
import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { queryTerms } from '../engine/analysis.ts';
import { knownPart, suggestionFor, type CorrectedTerm } from '../engine/corrections.ts';
import { compileCorrections, compileDocumentSearch, compileProductSearch, type CompiledSearch } from './compile.ts';
import { readAnswer, readCorrections, readExplanation } from './readAnswer.ts';

/** Asks one index within so many milliseconds, all calls together. */
type Ask = (body: CompiledSearch) => Promise<unknown>;

/** How many milliseconds there are until a performance.now(), one at least. */
export const leftUntil = (deadline: number): number => Math.max(1, Math.ceil(deadline - performance.now()));

/** Answers a question from the index of this name until `deadline`, a performance.now(). Throws what the client throws. */
export function answerFrom(client: Client, index: string, request: SearchRequest, deadline: number) {
  const ask: Ask = (body) => {
    const left = leftUntil(deadline);
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
  const answer = readAnswer(request, body);
  const suggestion = request.suggest ? await suggestionOf(ask, request, { terms, total: answer.total }) : undefined;
  return {
    ...answer,
    ...(request.explain && { explanation: readExplanation(text, terms, body) }),
    ...(request.suggest && { suggestions: suggestion === undefined ? [] : [suggestion] }),
  };
}

/** Where nothing was found, what is left of the text without the words that nothing has, if that finds something. */
async function suggestionOf(
  ask: Ask,
  request: SearchRequest,
  { terms, total }: { terms: readonly CorrectedTerm[]; total: number },
): Promise<string | undefined> {
  const suggestion = suggestionFor(request.text ?? '', terms);
  const text = total === 0 ? knownPart(terms) : undefined;
  if (text === undefined) return suggestion;
  const { facets, suggest, explain, ...shorter } = { ...request, text };
  return (await products(ask, shorter)).total > 0 ? text : suggestion;
}

async function correctedTerms(ask: Ask, text: string): Promise<CorrectedTerm[]> {
  const terms = queryTerms(text);
  return terms.length === 0 ? [] : readCorrections(terms, await ask(compileCorrections(terms)));
}
