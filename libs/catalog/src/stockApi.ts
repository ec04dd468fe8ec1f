import { ApiError, read, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { stockItem, stockList, type StockCheckResult, type StockItem } from './contract/stock.ts';
import { stockBatches } from './model/stockBatches.ts';
import { stockStatus } from './rules/stock.ts';

/** The calls about how much there is. */
export type StockApi = {
  /** In batches of 15 skus (STOCK-04); unknown skus are left out. */
  stockList(skus: readonly string[]): Promise<StockItem[]>;
  /** Undefined when the stock service cannot reach its own backend (STOCK-06). */
  stockCheck(sku: string): Promise<StockItem | undefined>;
};

/** The stock calls of a store view. */
export function createStockApi(http: KyInstance, { endpoints }: Pick<StoreView, 'endpoints'>): StockApi {
  const list = (skus: readonly string[]) =>
    read(http.get(`${endpoints.stock}/list`, { searchParams: { skus: skus.join(',') } }), stockList);
  return {
    stockList: async (skus) => (await Promise.all(stockBatches(skus).map(list))).flat(),
    stockCheck: (sku) =>
      read(http.get(`${endpoints.stock}/check`, { searchParams: { sku } }), stockItem).catch(ignoreUnreachableHost),
  };
}

function ignoreUnreachableHost(error: unknown): undefined {
  const result = error instanceof ApiError ? error.result : undefined;
  if (typeof result === 'object' && result !== null && 'code' in result && result.code === 'ENOTFOUND')
    return undefined;
  throw error;
}

/** So many pieces that someone wants: an answer to a list names its product by the id alone. */
export type StockQuestion = {
  sku: string;
  productId?: number | undefined;
  quantity: number;
  taskId?: string | undefined;
};

/**
 * What the stock says of each question (STOCK-01). Products of which the id is known are asked for in lists, whose answers are
 * matched by it (STOCK-03), others one by one. What is not answered has a volatile stock.
 */
export async function checkStock(api: StockApi, questions: readonly StockQuestion[]): Promise<StockCheckResult[]> {
  const isListed = ({ productId }: StockQuestion) => questions.length > 1 && productId !== undefined;
  const listed = questions.filter(isListed).map(({ sku }) => sku);
  const list = listed.length === 0 ? [] : api.stockList(listed).catch(() => []);
  return Promise.all(
    questions.map(async (question) => {
      if (!isListed(question)) return resultOf(question, await api.stockCheck(question.sku).catch(() => undefined));
      const items = await list;
      return resultOf(
        question,
        items.find(({ product_id }) => product_id === question.productId),
      );
    }),
  );
}

function resultOf({ sku, quantity, taskId }: StockQuestion, item: StockItem | undefined): StockCheckResult {
  const { qty, is_in_stock, manage_stock } = item ?? {};
  const known = item && { qty, is_in_stock, manage_stock };
  return {
    ...known,
    status: stockStatus(item, quantity),
    ...(taskId !== undefined && { task_id: taskId }),
    product_sku: sku,
  };
}
