import type { PriceNotation } from '@etalage/core';
import { Picture, QuantityStepper } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import { pictureParts, productHref } from '../../model/hrefs.ts';
import type { GroupMember } from '../../model/views.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { list, picture, row, words } from './GroupedList.css.ts';

/** Pieces of each member, by sku. */
export type MemberQuantities = Readonly<Record<string, number>>;

export type GroupedListProps = {
  members: readonly GroupMember[];
  quantities: MemberQuantities;
  messages: CatalogMessages;
  notation?: PriceNotation | undefined;
  onChange: (quantities: MemberQuantities) => void;
};

const size = [150, 150] as const;

/** The products of a set, each with how many of it go along (PROD-08). */
export function GroupedList({ members, quantities, messages, notation, onChange }: GroupedListProps) {
  return (
    <ul className={list}>
      {members.map((member) => (
        <li key={member.sku} className={row}>
          <Picture {...pictureParts(member.image)} alt="" size={size} className={picture} />
          <div className={words}>
            <a href={productHref(member)}>{member.name}</a>
            <PriceBlock price={member} messages={messages} notation={notation} />
            {member.isSoldOut && <p>{messages.outOfStock}</p>}
          </div>
          <QuantityStepper
            min={0}
            quantity={quantities[member.sku] ?? 0}
            isDisabled={member.isSoldOut}
            labels={{
              quantity: `${messages.quantity} ${member.name}`,
              decrease: `${messages.fewer} ${member.name}`,
              increase: `${messages.more} ${member.name}`,
            }}
            onQuantityChange={(quantity) => onChange({ ...quantities, [member.sku]: quantity })}
          />
        </li>
      ))}
    </ul>
  );
}
