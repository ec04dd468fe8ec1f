import { useLoaded } from '../../../connected/useLoaded.ts';

const load = () => import('./CustomerDetails.tsx');

/** Fills in what the shop knows of a customer. Guests load nothing of it, and without it one fills in everything. */
export function FillLater() {
  const { data } = useLoaded(load);
  return data === undefined ? null : <data.FillCustomerDetails />;
}

/** The addresses of a customer to choose from. */
export function ChoiceLater({ use }: { use: 'shipping' | 'billing' }) {
  const { data } = useLoaded(load);
  return data === undefined ? null : <data.CustomerAddressChoice use={use} />;
}
