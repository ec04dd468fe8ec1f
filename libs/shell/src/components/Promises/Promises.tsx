import { ReturnIcon, TruckIcon } from '@etalage/ui';
import { linkTo } from '../../links.ts';
import type { PromiseMessages } from '../../messages/promises.ts';
import * as css from './Promises.css.ts';

declare module 'react' {
  interface CSSProperties {
    /** Hides the delivery day of the promises inside, which the server may have drawn. */
    '--delivery-day'?: 'inline' | 'none';
  }
}

type PromisesProps = {
  messages: PromiseMessages;
  /** When it comes, in words; left out where no day is promised. */
  delivery?: string | undefined;
};

/** What delivery costs and when it comes, and that it may go back, each with a page that says more. */
export function Promises({ messages, delivery }: PromisesProps) {
  return (
    <ul className={css.list} aria-label={messages.promises}>
      <li className={css.promise}>
        <TruckIcon />
        <p>
          {delivery && <b style={{ display: 'var(--delivery-day, inline)' }}>{delivery}</b>}
          <a className={css.more} href={linkTo('cms-page', { slug: 'bezorgen' })}>
            {messages.delivery}
          </a>
        </p>
      </li>
      <li className={css.promise}>
        <ReturnIcon />
        <p>
          <b>{messages.returnTitle}</b>
          <a className={css.more} href={linkTo('cms-page', { slug: 'retourneren' })}>
            {messages.returns}
          </a>
        </p>
      </li>
    </ul>
  );
}
