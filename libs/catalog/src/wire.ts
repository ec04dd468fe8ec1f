import type { StockItem } from './contract/stock.ts';

/** The stock of one product in our words. */
export type Stock = { productId: number; quantity: number; isInStock: boolean; isManaged: boolean };

/** A stock item of the wire in our words. */
export const stockFromWire = ({ product_id, qty, is_in_stock, manage_stock }: StockItem): Stock => ({
  productId: product_id,
  quantity: qty,
  isInStock: is_in_stock,
  isManaged: manage_stock,
});

/** Our stock as an item of the wire. */
export const stockToWire = ({ productId, quantity, isInStock, isManaged }: Stock): StockItem => ({
  product_id: productId,
  qty: quantity,
  is_in_stock: isInStock,
  manage_stock: isManaged,
});
