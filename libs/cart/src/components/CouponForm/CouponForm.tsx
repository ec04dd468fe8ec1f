import { formatPrice } from '@etalage/core';
import { Button } from '@etalage/ui';
import { useRef } from 'react';
import type { CouponMessages } from '../../messages/coupon.ts';
import type { CartCoupon } from '../../model/couponAtoms.ts';
import { CodeForm, codeIn } from '../CodeForm/CodeForm.tsx';
import { useFocusWithin } from '../useFocusWithin.ts';
import * as css from './CouponForm.css.ts';

export type CouponFormProps = {
  /** The coupon that the cart has. */
  coupon: CartCoupon | undefined;
  isBusy: boolean;
  /** Why the last act failed, a new object each time. */
  failure: { text: string } | undefined;
  messages: CouponMessages;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/** Takes a coupon code, or shows the one that the cart has and takes it off (TOTAL-10). */
export function CouponForm(props: CouponFormProps) {
  const { coupon, messages } = props;
  const box = useFocusWithin(coupon?.code);
  return (
    <div ref={box} className={css.coupon}>
      <div role="status">{coupon && <p className={css.applied}>{couponText(coupon, messages)}</p>}</div>
      {coupon ? <Removal {...props} code={coupon.code} /> : <CouponCode {...props} />}
    </div>
  );
}

function couponText({ code, discount }: CartCoupon, { applied, idle }: CouponMessages): string {
  return discount === undefined ? idle(code) : applied(code, formatPrice(discount));
}

function Removal({ code, isBusy, failure, messages, onRemove }: CouponFormProps & { code: string }) {
  return (
    <>
      <Button
        look="text"
        className={css.remove}
        isBusy={isBusy}
        aria-label={messages.removeCode(code)}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
      {failure && (
        <p role="alert" className={css.failure}>
          {failure.text}
        </p>
      )}
    </>
  );
}

function CouponCode({ isBusy, failure, messages, onApply }: CouponFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { question, label } = messages;
  return (
    <CodeForm {...{ form, question, label, failure }} name="coupon" onSubmit={() => onApply(codeIn(form))}>
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {messages.apply}
      </Button>
    </CodeForm>
  );
}
