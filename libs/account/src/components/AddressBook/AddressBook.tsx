import { Button, EmptyState, Label } from '@etalage/ui';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { KeptAddress } from '../../model/orders.ts';
import * as css from '../account.css.ts';
import { PostalAddress } from '../PostalAddress.tsx';

export type AddressBookProps = {
  addresses: readonly KeptAddress[];
  messages: AccountPageMessages;
  onAdd: () => void;
  onChange: (id: number) => void;
  onRemove: (id: number) => void;
};

/** The addresses of a customer, and which of them are used unless told otherwise (ACC-09). */
export function AddressBook({ addresses, messages, onAdd, onChange, onRemove }: AddressBookProps) {
  const add = <Button onClick={onAdd}>{messages.addAddress}</Button>;
  if (addresses.length === 0) {
    return (
      <EmptyState title={messages.noAddresses} actions={add}>
        {messages.noAddressesText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.cards}>
        {addresses.map((kept, index) => (
          <AddressCard
            key={kept.id === 0 ? `new ${index}` : kept.id}
            kept={kept}
            {...{ messages, onChange, onRemove }}
          />
        ))}
      </ul>
      <p>{add}</p>
    </>
  );
}

type AddressCardProps = Pick<AddressBookProps, 'messages' | 'onChange' | 'onRemove'> & { kept: KeptAddress };

/** One address. What is new and not sent yet has no id by which it could be changed. */
function AddressCard({ kept, messages, onChange, onRemove }: AddressCardProps) {
  const { id, address, isDefaultShipping, isDefaultBilling, isWaiting = false } = kept;
  const street = address.street.join(' ');
  return (
    <li className={css.card}>
      <PostalAddress address={address} />
      <p className={css.labels}>
        {isDefaultShipping && <Label look="muted">{messages.shippingAddress}</Label>}
        {isDefaultBilling && <Label look="muted">{messages.billingAddress}</Label>}
        {isWaiting && <Label look="warning">{messages.waits}</Label>}
      </p>
      {id !== 0 && (
        <p className={css.acts}>
          <Button look="quiet" size="s" aria-label={messages.changeOf(street)} onClick={() => onChange(id)}>
            {messages.change}
          </Button>
          <Button look="text" size="s" aria-label={messages.removeOf(street)} onClick={() => onRemove(id)}>
            {messages.remove}
          </Button>
        </p>
      )}
    </li>
  );
}
