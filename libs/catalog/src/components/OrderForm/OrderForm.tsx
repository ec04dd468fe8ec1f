import type { Cents, PriceNotation } from '@etalage/core';
import { Price } from '@etalage/ui';
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import { wantedOf, type OrderState, type OrderWish } from '../../model/orderForm.ts';
import type { ProductDetail, StockView } from '../../model/views.ts';
import type { Wanted } from '../../model/wanted.ts';
import { preselectedChoices } from '../../rules/bundles.ts';
import { focusWrong } from '../focusWrong.ts';
import { BundleOptions } from '../BundleOptions/BundleOptions.tsx';
import { GroupedList } from '../GroupedList/GroupedList.tsx';
import { OrderPanel, type OrderPanelProps } from '../OrderPanel/OrderPanel.tsx';
import { OwnOptions } from '../OwnOptions/OwnOptions.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { TierPrices } from '../TierPrices/TierPrices.tsx';
import { form, problem, sum } from './OrderForm.css.ts';

export type OrderFormProps = Pick<
  OrderPanelProps,
  'label' | 'size' | 'isChecking' | 'early' | 'instead' | 'wish' | 'messages'
> & {
  product: ProductDetail;
  choiceMessages: ChoiceMessages;
  notation?: PriceNotation | undefined;
  onAdd: (wanted: readonly Wanted[]) => void;
};

const atMost = (quantity: number, stock: StockView | undefined): number =>
  stock?.status === 'out_of_stock' ? 0 : Math.min(quantity, stock?.remaining ?? Infinity);

const firstState = ({ members = [], bundle = [] }: ProductDetail): OrderState => ({
  quantity: 1,
  own: {},
  bundle: preselectedChoices(bundle),
  members: Object.fromEntries(members.map(({ sku, quantity, stock }) => [sku, atMost(quantity, stock)])),
});

/** What the choices make of the price, where they change it. */
const totalOf = (wanted: OrderWish, price: Cents, notation?: PriceNotation) =>
  wanted.kind === 'complete' && wanted.price !== price && <Price cents={wanted.price} notation={notation} />;

/** Orders a product that asks more than how many: nothing is added while something required is open (PROD-11). */
export function OrderForm({ product, choiceMessages, notation, onAdd, messages, ...panel }: OrderFormProps) {
  const [state, setState] = useState(() => firstState(product));
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const { ownOptions, bundle, members, tiers, price = 0, requiredSurcharge = 0, stock } = product;
  const most = stock.remaining ?? Infinity;
  const quantity = Math.min(state.quantity, most);
  const wanted = wantedOf(product, { ...state, quantity });
  const total = totalOf(wanted, price + requiredSurcharge, notation);
  const problems = isTried && wanted.kind === 'incomplete' ? wanted : undefined;
  const change = (part: Partial<OrderState>) => setState({ ...state, ...part });
  const shared = { messages: choiceMessages, notation };
  // The size stands above all else, so it is asked first, by whoever takes the order.
  const add = () => (product.openOption ? onAdd([]) : box.current?.requestSubmit());
  const send = () => {
    setTried(true);
    if (wanted.kind === 'complete') return onAdd(wanted.wanted);
    focusWrong(box.current);
  };
  return (
    <Box box={box} instead={panel.instead} onSend={send}>
      {tiers && <TierPrices {...shared} tiers={tiers} />}
      {members && (
        <GroupedList
          members={members}
          quantities={state.members}
          messages={messages}
          choiceMessages={choiceMessages}
          notation={notation}
          onChange={(quantities) => change({ members: quantities })}
        />
      )}
      {bundle && (
        <BundleOptions
          {...shared}
          groups={bundle}
          choices={state.bundle}
          problems={problems?.groupIds ?? []}
          onChange={(choices) => change({ bundle: choices })}
        />
      )}
      {ownOptions && (
        <OwnOptions
          {...shared}
          options={ownOptions}
          choices={state.own}
          price={price}
          problems={problems?.own ?? []}
          onChange={(own) => change({ own })}
        />
      )}
      {problems?.isNothing && (
        <p role="alert" className={problem}>
          {choiceMessages.nothing}
        </p>
      )}
      {total && <TotalLine label={choiceMessages.withChoices} total={total} />}
      <OrderPanel
        {...panel}
        stock={stock}
        messages={messages}
        onAdd={add}
        price={total || <PriceBlock price={product} messages={messages} notation={notation} />}
        quantity={
          members ? undefined : (
            <QuantityField
              key={product.sku}
              quantity={quantity}
              max={most}
              messages={messages}
              onQuantityChange={(asked) => change({ quantity: asked })}
            />
          )
        }
      />
    </Box>
  );
}

type BoxProps = Pick<OrderFormProps, 'instead'> & {
  box: RefObject<HTMLFormElement | null>;
  onSend: () => void;
  children: ReactNode;
};

/** A form, except around what stands there instead of an order: that may be a form of its own. */
function Box({ box, instead, onSend, children }: BoxProps) {
  if (instead) return <div className={form}>{children}</div>;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={box} noValidate className={form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** The price of the product with what was chosen. */
const TotalLine = ({ label, total }: { label: string; total: ReactNode }) => (
  <p className={sum} aria-live="polite">
    {label} {total}
  </p>
);
