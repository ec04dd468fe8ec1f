import { expect, it } from 'vitest';
import * as engine from './engine/engine.ts';
import * as elasticsearch from './elasticsearch.ts';
import * as testing from './testing.ts';

it('opens exactly these names at ./engine', () => {
  expect(Object.keys(engine).sort()).toEqual([
    'UnknownFieldError',
    'UnknownStoreError',
    'createEmbeddedEngine',
    'createInProcessEngine',
    'indexableDocument',
    'indexableProduct',
    'searchableFields',
    'unreachableResponse',
  ]);
});

it('opens exactly these names at ./elasticsearch', () => {
  expect(Object.keys(elasticsearch)).toEqual(['createElasticsearchEngine']);
});

it('opens exactly these names at ./testing', () => {
  expect(Object.keys(testing).sort()).toEqual(['anIndexableProduct', 'generatedProducts']);
});
