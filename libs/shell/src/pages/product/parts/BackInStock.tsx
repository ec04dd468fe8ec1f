import { BackInStockForm, createBackInStockApi, type ProductDetail } from '@etalage/catalog';
import { ApiError } from '@etalage/core';
import { useReplay } from '../../../loading/hydration.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** Offers a mail when what is sold out is back: the variant that is chosen, or the product (PROD-23). */
export function BackInStock({ visit, product }: { visit: Visit; product: ProductDetail }) {
  const words = useLateWords('backInStock');
  useReplay();
  const { sku, options } = product;
  const choice = options.flatMap(({ values }) => values.find(({ isChosen }) => isChosen)?.label ?? []).join(', ');
  const send = async (email: string) => {
    try {
      await createBackInStockApi(visitHttp(visit), viewOf(visit)).ask({ sku, email });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.message !== '') return error.message;
      return navigator.onLine ? words.failed : words.offline;
    }
  };
  return <BackInStockForm key={sku} messages={words} choice={choice} onSend={send} />;
}
