import { afterAll, beforeAll, describe } from 'vitest';
import type { SearchEngine } from '../port.ts';
import type { EngineInTest } from './engineInTest.ts';
import { itCountsFacets } from './facetSuite.ts';
import { itKeepsDocuments } from './documentSuite.ts';
import { itKnowsGroupPrices } from './groupSuite.ts';
import { itListsProducts } from './listingSuite.ts';
import { itFindsText } from './textSuite.ts';
import { generatedProducts } from './products.ts';

/** The suite's products, in two stores. */
export const products = generatedProducts(300);
const otherProducts = generatedProducts(40, 7);

/** Holds an engine to the meaning of the search question; `create` makes an empty one. */
export function describeSearchEngine(name: string, create: () => SearchEngine): void {
  describe(name, () => {
    let engine: SearchEngine;
    const inTest: EngineInTest = () => engine;
    beforeAll(async () => {
      engine = create();
      await engine.replaceAll('one', 'product', products);
      await engine.replaceAll('two', 'product', otherProducts);
    });
    afterAll(() => engine.close());
    itListsProducts(inTest, products);
    itCountsFacets(inTest, products);
    itKnowsGroupPrices(inTest, products);
    itFindsText(inTest);
    itKeepsDocuments(inTest);
  });
}
