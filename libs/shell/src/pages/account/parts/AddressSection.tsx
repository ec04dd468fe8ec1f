import {
  AddressBook,
  AddressForm,
  emptyAddress,
  fromOrderAddress,
  keptAddressIssues,
  orderAddressOf,
  toCustomerAddress,
  updateProfileAtom,
  type CustomerAddress,
} from '@etalage/account';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';
import * as css from '../../pages.css.ts';

/** `waiting` are the addresses as the customer left them, where the server does not have these yet. */
type AddressSectionProps = { kept: readonly CustomerAddress[]; waiting?: readonly CustomerAddress[] | undefined };

/** The addresses of a customer: shown, added, changed and removed; each change is saved at once (ACC-09). */
export function AddressSection({ kept, waiting }: AddressSectionProps) {
  const addresses = waiting ?? kept;
  const { pages: messages } = useLateWords('account');
  /** The id of the address that is being changed; `new` for one that is being added. */
  const [edited, setEdited] = useState<number | 'new'>();
  const { isBusy, save } = useSave();
  const others = addresses.filter(({ id }) => id !== edited);
  const found = addresses.find(({ id }) => id === edited);
  return (
    <section className={css.section} aria-labelledby="addresses-title">
      <h2 id="addresses-title">{messages.addresses}</h2>
      <div role="status">{waiting && <p>{messages.waitsText}</p>}</div>
      {edited === undefined ? (
        <AddressBook
          addresses={addresses.map((address) => shownAddress(address, kept))}
          messages={messages}
          onAdd={() => setEdited('new')}
          onChange={setEdited}
          onRemove={(id) => void save(addresses.filter((address) => address.id !== id))}
        />
      ) : (
        <EditedAddress
          address={found}
          isBusy={isBusy}
          onCancel={() => setEdited(undefined)}
          onSave={async (changed) => {
            const list =
              found === undefined ? [...others, changed] : addresses.map((one) => (one === found ? changed : one));
            if (await save(withOneDefault(list, changed))) setEdited(undefined);
          }}
        />
      )}
    </section>
  );
}

/** An address that becomes a default takes that from the one that was it. */
const withOneDefault = (list: readonly CustomerAddress[], changed: CustomerAddress): CustomerAddress[] =>
  list.map((one) =>
    one === changed
      ? one
      : {
          ...one,
          default_shipping: one.default_shipping === true && changed.default_shipping !== true,
          default_billing: one.default_billing === true && changed.default_billing !== true,
        },
  );

function useSave() {
  const [isBusy, setBusy] = useState(false);
  const update = useSetAtom(updateProfileAtom);
  const save = async (addresses: readonly CustomerAddress[]): Promise<boolean> => {
    setBusy(true);
    const outcome = await update({ addresses: [...addresses] }).finally(() => setBusy(false));
    return outcome.kind !== 'refused';
  };
  return { isBusy, save };
}

const shownAddress = (shown: CustomerAddress, kept: readonly CustomerAddress[]) => ({
  id: shown.id ?? 0,
  address: orderAddressOf(shown),
  isDefaultShipping: shown.default_shipping === true,
  isDefaultBilling: shown.default_billing === true,
  isWaiting: !kept.some((one) => one === shown || JSON.stringify(one) === JSON.stringify(shown)),
});

type EditedAddressProps = {
  address: CustomerAddress | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (address: CustomerAddress) => Promise<void>;
};

function EditedAddress({ address, isBusy, onCancel, onSave }: EditedAddressProps) {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const [details, setDetails] = useState(() =>
    address === undefined ? emptyAddress : fromOrderAddress(orderAddressOf(address)),
  );
  const [isDefaultShipping, setDefaultShipping] = useState(address?.default_shipping === true);
  const [isDefaultBilling, setDefaultBilling] = useState(address?.default_billing === true);
  const [hasTried, setTried] = useState(false);
  const uses = { isDefaultShipping, isDefaultBilling };
  const changed = toCustomerAddress(details, { ...address, ...uses });
  const issues = keptAddressIssues(changed);
  return (
    <AddressForm
      address={details}
      issues={hasTried ? issues : []}
      {...{ messages, fieldMessages, isBusy, onCancel }}
      {...uses}
      onDefaultShipping={setDefaultShipping}
      onDefaultBilling={setDefaultBilling}
      onChange={(field, value) => setDetails((current) => ({ ...current, [field]: value }))}
      onSubmit={() => {
        setTried(true);
        if (issues.length === 0 && !isBusy) void onSave(changed);
        return issues;
      }}
    />
  );
}
