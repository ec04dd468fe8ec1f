import { formatPrice, type PriceNotation } from '@etalage/core';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import type { TierOffer } from '../../rules/tiers.ts';
import { box, row, saving } from './TierPrices.css.ts';

export type TierPricesProps = {
  tiers: readonly TierOffer[];
  messages: ChoiceMessages;
  notation?: PriceNotation | undefined;
};

/** From how many pieces on which price each holds, and what that saves (PRICE-18). */
export function TierPrices({ tiers, messages, notation }: TierPricesProps) {
  return (
    <section aria-label={messages.tiers} className={box}>
      <b>{messages.tiers}</b>
      <ul>
        {tiers.map(({ quantity, price, savingPercent }) => (
          <li key={quantity} className={row}>
            {messages.tier(quantity, formatPrice(price, notation))}
            <span className={saving}>{messages.tierSaving(savingPercent)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
