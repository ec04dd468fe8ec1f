import { formatPrice } from '@etalage/core';
import { Button, ChevronDownIcon, TextField } from '@etalage/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { CouponMessages } from '../../messages/coupon.ts';
import type { CartCoupon } from '../../model/couponAtoms.ts';
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

/** The longest code that the server takes. */
const maxLength = 64;

/** Takes a coupon code, or shows the one that the cart has and takes it off (TOTAL-10). */
export function CouponForm(props: CouponFormProps) {
  const { coupon, messages } = props;
  const box = useFocusWithin(coupon?.code);
  return (
    <div ref={box} className={css.coupon}>
      <div role="status">{coupon && <p className={css.applied}>{couponText(coupon, messages)}</p>}</div>
      {coupon ? <Removal {...props} code={coupon.code} /> : <CodeForm {...props} />}
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

function CodeForm({ isBusy, failure, messages, onApply }: CouponFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector('input')?.focus();
  }, [failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(String(new FormData(event.currentTarget).get('coupon')).trim());
  };
  return (
    <details>
      <summary className={css.opener}>
        {messages.question}
        <ChevronDownIcon size="s" className={css.chevron} />
      </summary>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <div className={css.field}>
          <TextField
            label={messages.label}
            name="coupon"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            error={failure?.text}
          />
        </div>
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {messages.apply}
        </Button>
      </form>
    </details>
  );
}
