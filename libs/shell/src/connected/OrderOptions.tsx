import { choicesNl, OrderForm, type OrderFormProps } from '@etalage/catalog';

/** The order of a product that asks more than how many; its code comes with the first such product. */
export const OrderOptions = (props: Omit<OrderFormProps, 'choiceMessages'>) => (
  <OrderForm {...props} choiceMessages={choicesNl} />
);
