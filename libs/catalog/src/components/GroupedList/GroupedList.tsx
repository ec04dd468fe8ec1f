import type { PriceNotation } from '@etalage/core';
import { Picture } from '@etalage/ui';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import type { CatalogMessages } from '../../messages/nl.ts';
import { pictureParts, productHref } from '../../model/hrefs.ts';
import type { GroupMember } from '../../model/views.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { StockState } from '../StockState/StockState.tsx';
import { TierPrices } from '../TierPrices/TierPrices.tsx';
import { list, picture, row, words } from './GroupedList.css.ts';

/** Pieces of each member, by sku. */
export type MemberQuantities = Readonly<Record<string, number>>;

export type GroupedListProps = {
  members: readonly GroupMember[];
  quantities: MemberQuantities;
  messages: CatalogMessages;
  choiceMessages: ChoiceMessages;
  notation?: PriceNotation | undefined;
  onChange: (quantities: MemberQuantities) => void;
};

const size = [150, 150] as const;

/** The products of a set, each with how many of it go along (PROD-08). */
export function GroupedList({ members, quantities, messages, choiceMessages, notation, onChange }: GroupedListProps) {
  return (
    <ul className={list}>
      {members.map((member) => (
        <li key={member.sku} className={row}>
          <Picture {...pictureParts(member.image)} alt={member.name} size={size} className={picture} />
          <div className={words}>
            <a href={productHref(member)}>{member.name}</a>
            <PriceBlock price={member} messages={messages} notation={notation} />
            {member.stock && <StockState stock={member.stock} messages={messages} show="exceptions" />}
            {member.tiers && <TierPrices tiers={member.tiers} messages={choiceMessages} notation={notation} />}
          </div>
          <QuantityField
            name={member.name}
            min={0}
            max={member.stock?.remaining ?? Infinity}
            quantity={quantities[member.sku] ?? 0}
            isDisabled={member.stock?.status === 'out_of_stock'}
            messages={messages}
            onQuantityChange={(quantity) => onChange({ ...quantities, [member.sku]: quantity })}
          />
        </li>
      ))}
    </ul>
  );
}
