/** The group of customers whose prices are asked, and what proves that the shopper is in it (PRICE-09). */
export type CustomerGroup = { groupId: number; groupToken: string };
