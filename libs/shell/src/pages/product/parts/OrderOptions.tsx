import { isCheckingStockAtom } from '@etalage/cart/headless';
import { OrderForm, type OrderFormProps } from '@etalage/catalog';
import { useVisitAtom } from '../../../connected/useVisitAtom.ts';
import { useReplay } from '../../../loading/hydration.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** The order of a product that asks more than how many; its code comes with the first such product. */
export function OrderOptions(props: Omit<OrderFormProps, 'choiceMessages'>) {
  useReplay();
  const isChecking = useVisitAtom(isCheckingStockAtom);
  return <OrderForm {...props} isChecking={isChecking} choiceMessages={useLateWords('choices')} />;
}
