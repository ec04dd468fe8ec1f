/** How long personal data stays that nobody asked to delete. The privacy pages of the shops tell these numbers. */
export const retention = {
  /** Days after a mail was sent or given up. */
  mailDays: 90,
  /** Days after a request for a mail about stock: what is not back by then will not come. */
  stockRequestDays: 365,
  /** Days after such a mail was sent or given up. */
  stockMailDays: 30,
  /** Whole calendar years after that of an order, for the tax office (article 52 AWR). */
  orderYears: 7,
} as const;
