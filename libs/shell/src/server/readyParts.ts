import { SizeTableBlock } from '../connected/laterBlocks.ts';
import { BackInStock, OrderOptions, ProductPart } from '../connected/laterParts.ts';

/** Loads what the browser gets later: the server draws each page in one go, so it must have all of it before. */
export async function readyParts(): Promise<void> {
  await Promise.all([BackInStock, OrderOptions, ProductPart, SizeTableBlock].map((part) => part.preload?.()));
}
