import type { CartLine } from '@etalage/cart';
import { Heart } from '../components/Heart/Heart.tsx';
import { wishOfLine } from '../model/wishOfLine.ts';
import { useWords } from '../words/WordsContext.ts';

/** The heart of a line of the cart: of its variant where it has one. None while its product is not known. */
export function LineHeart({ line }: { line: CartLine }) {
  const { frame } = useWords();
  const wish = wishOfLine(line);
  if (wish === undefined) return null;
  const { sku, id, parentId = id, options, price, isSoldOut = false } = wish;
  const { name, parentSku = sku } = line;
  const product = {
    parentSku,
    id: parentId,
    name,
    ...(price !== undefined && { price }),
    stock: { status: isSoldOut ? ('out_of_stock' as const) : ('ok' as const) },
  };
  const choices = options.map(({ attributeId, value }): [string, string] => [attributeId, value]);
  return (
    <Heart product={product} variant={choices.length === 0 ? undefined : [sku, id, ...choices]} messages={frame} />
  );
}
