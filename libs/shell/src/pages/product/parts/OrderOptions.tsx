import { isCheckingStockAtom } from '@etalage/cart/headless';
import { OrderForm, type OrderFormProps } from '@etalage/catalog';
import { useAtomValue } from 'jotai';
import { useReplay } from '../../../loading/hydration.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** The order of a product that asks more than how many; its code comes with the first such product. */
export function OrderOptions(props: Omit<OrderFormProps, 'choiceMessages'>) {
  useReplay();
  const isChecking = useAtomValue(isCheckingStockAtom);
  return <OrderForm {...props} isChecking={isChecking} choiceMessages={useLateWords('choices')} />;
}
