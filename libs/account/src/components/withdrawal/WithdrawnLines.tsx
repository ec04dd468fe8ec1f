import type { Withdrawal } from '../../contract.ts';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import * as account from '../account.css.ts';
import * as css from './withdrawal.css.ts';

type Line = Withdrawal['lines'][number];

export type WithdrawnLinesProps = { lines: readonly Line[]; messages: WithdrawalMessages };

/** What is withdrawn, and which of it may be returned only unopened (LEGAL-08). */
export const WithdrawnLines = ({ lines, messages }: WithdrawnLinesProps) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.itemId} className={css.item}>
        <span>
          {line.quantity} × <LineWords line={line} messages={messages} />
        </span>
      </li>
    ))}
  </ul>
);

/** A line by its name, the choices that were made of it, and that it is sealed. */
export const LineWords = ({ line, messages }: { line: Omit<Line, 'quantity'>; messages: WithdrawalMessages }) => (
  <>
    {line.name}
    {line.options.map(({ label, value }) => (
      <span key={label} className={account.option}>
        {label}: {value}
      </span>
    ))}
    {line.isSealed && <span className={account.option}>{messages.sealed}</span>}
  </>
);
