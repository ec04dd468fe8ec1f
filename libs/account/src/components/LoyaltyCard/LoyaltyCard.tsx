import { formatPrice, fromEuros, type PriceNotation } from '@etalage/core';
import { loyalty } from '@etalage/core/constants';
import { EmptyState } from '@etalage/ui';
import { useId, type ReactNode } from 'react';
import type { LoyaltyBalance } from '../../contract.ts';
import type { LoyaltyMessages } from '../../messages/loyalty.ts';
import { Barcode } from './Barcode.tsx';
import * as css from './LoyaltyCard.css.ts';
import { LoyaltyHistory, type LoyaltyHistoryProps } from './LoyaltyHistory.tsx';

export type LoyaltyCardProps = Omit<LoyaltyHistoryProps, 'history'> & {
  card: LoyaltyBalance;
  messages: LoyaltyMessages;
  notation?: PriceNotation | undefined;
  /** The way on where nothing was earned yet. */
  shopLink?: ReactNode;
};

/** The loyalty card of a customer: number and barcode, points, what they are worth, and how they came (LOYAL-07). */
export function LoyaltyCard({ card, messages, notation, shopLink, ...rest }: LoyaltyCardProps) {
  const { points, value, cardNumber, history } = card;
  return (
    <>
      <div className={css.card}>
        <p className={css.balance}>
          <strong className={css.points}>{messages.points(points)}</strong>
          <span>{messages.worth(formatPrice(fromEuros(value), notation))}</span>
        </p>
        <CardNumber number={cardNumber} messages={messages} />
      </div>
      <p className={css.howTo}>{messages.howTo(loyalty.pointsPerEuro, loyalty.pointValue)}</p>
      {history.length === 0 ? (
        <EmptyState title={messages.noPoints} actions={shopLink}>
          {messages.noPointsText}
        </EmptyState>
      ) : (
        <LoyaltyHistory history={history} messages={messages} {...rest} />
      )}
    </>
  );
}

function CardNumber({ number, messages }: { number: string; messages: LoyaltyMessages }) {
  const id = useId();
  return (
    <div className={css.code} role="group" aria-labelledby={id}>
      <Barcode number={number} label={messages.barcodeOf(number)} />
      <p>
        <span id={id}>{messages.cardNumber}</span> <span className={css.number}>{number}</span>
      </p>
    </div>
  );
}
