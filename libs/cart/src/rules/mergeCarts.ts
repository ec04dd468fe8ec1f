import { isSameLine, type LineIdentity } from './identity.ts';

/** A line of either side. */
export type MergedLine = LineIdentity & { qty: number };

/** What a merge found (SYNC-12): of a line, or of a side at the end. */
export type MergeItem =
  | { party: 'client' | 'server'; sku: string; status: 'no-item' }
  | { party: 'server'; sku: string; status: 'wrong-qty'; 'client-qty': number; 'server-qty': number }
  | { party: 'client' | 'server'; status: 'update-required' | 'no-changes' };

/** What the server has to be told of a line: how many pieces it has and will have; 0 is no line. */
export type MergeChange<Line> = { line: Line; from: number; to: number };

export type MergeSides<Line> = {
  /** What the shopper sees. */
  client: readonly Line[];
  server: readonly Line[];
  /** What both sides agreed on last; nothing for carts that never met. */
  base: readonly Line[];
};

export type MergeSettings = {
  /** The client's lines win: the shopper is checking out (SYNC-09). */
  isForced: boolean;
  /** Whether a line that only the client has goes, instead of being sent (SYNC-10). */
  canRemoveLocal: boolean;
  /** Whether the server's quantity holds where both have another (SYNC-10). */
  canModifyLocal: boolean;
};

/**
 * Merges the lines of a client and a server. What the client changed since both agreed is what the server is told: pieces are
 * added or taken off, so that those of another device stay, carts that never met are added up, and merging again changes
 * nothing. The order of arrival does not matter.
 */
export function mergeCarts<Line extends MergedLine>(
  { client, server, base }: MergeSides<Line>,
  settings: MergeSettings,
): { items: MergeItem[]; changes: MergeChange<Line>[] } {
  const rows = [...client, ...base, ...server]
    .filter((line, index, all) => all.findIndex((other) => isSameLine(other, line)) === index)
    .map((line) => ({
      line,
      here: quantityIn(client, line),
      there: quantityIn(server, line),
      agreed: quantityIn(base, line),
    }));
  const wanted = rows.map((row) => ({ ...row, to: wantedQuantity(row, settings) }));
  const changes = wanted.filter(({ there, to }) => there !== to);
  const isChangedHere = wanted.some(({ here, to }) => here !== to);
  const sideOf = (party: 'client' | 'server', isChanged: boolean): MergeItem => ({
    party,
    status: isChanged ? 'update-required' : 'no-changes',
  });
  return {
    items: [...rows.flatMap(found), sideOf('client', isChangedHere), sideOf('server', changes.length > 0)],
    changes: changes.map(({ line, there, to }) => ({ line, from: there, to })),
  };
}

type Row = { line: MergedLine; here: number; there: number; agreed: number };

const quantityIn = (lines: readonly MergedLine[], line: MergedLine): number =>
  lines.reduce((sum, other) => (isSameLine(other, line) ? sum + other.qty : sum), 0);

function wantedQuantity({ here, there, agreed }: Row, settings: MergeSettings): number {
  if (settings.isForced) return here;
  if (settings.canRemoveLocal && there === 0) return 0;
  if (settings.canModifyLocal && here > 0 && there > 0) return there;
  return Math.max(0, there + here - agreed);
}

function found({ line: { sku }, here, there }: Row): MergeItem[] {
  if (here > 0 && there === 0) return [{ party: 'server', sku, status: 'no-item' }];
  if (here === 0 && there > 0) return [{ party: 'client', sku, status: 'no-item' }];
  if (here === there) return [];
  return [{ party: 'server', sku, status: 'wrong-qty', 'client-qty': here, 'server-qty': there }];
}
