import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './CheckoutHeader.css.ts';

type CheckoutHeaderProps = { storeName: string; phone: string; logo: ReactNode; messages: ShellMessages };

/** The header of the checkout: back to the shop, the logo, and whom to call. Nothing leads astray. */
export function CheckoutHeader({ storeName, phone, logo, messages }: CheckoutHeaderProps) {
  return (
    <header className={css.header}>
      <a className={css.link} href={linkTo('cart')}>
        {messages.back}
        <span className={css.whereTo}>{messages.backWhere}</span>
      </a>
      <a className={css.logo} href={linkTo('home')} aria-label={storeName}>
        {logo}
      </a>
      <a className={css.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
    </header>
  );
}
