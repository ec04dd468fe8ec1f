import { colorPairs, contrast, leastContrast, type ColorPair, type StoreTokens } from '@etalage/ui/tokens';

/** A declared pair with what it reaches and what it needs. */
export type ReachedPair = ColorPair & { reached: number; needed: number; isEnough: boolean };

/** Every declared pair with its contrast, in the order of the contract. */
export const reachedPairs = ({ color }: StoreTokens): readonly ReachedPair[] =>
  colorPairs.map((pair) => {
    const reached = contrast(color[pair.front], color[pair.back]);
    const needed = leastContrast[pair.use];
    return { ...pair, reached, needed, isEnough: reached >= needed };
  });

/** As designers write it: 4.53:1, rounded down, so that 4.499 never looks like enough. */
export const ratioText = (reached: number): string => `${(Math.floor(reached * 100) / 100).toFixed(2)}:1`;
