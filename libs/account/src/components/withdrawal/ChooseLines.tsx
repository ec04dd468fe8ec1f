import { Button, Checkbox, Select } from '@etalage/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { WithdrawableOrder } from '../../contract.ts';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import { choosing, isWhole, wholeOrder, type WithdrawalChoice } from '../../model/withdrawal.ts';
import * as account from '../account.css.ts';
import { StepTitle } from './StepTitle.tsx';
import * as css from './withdrawal.css.ts';
import { LineWords } from './WithdrawnLines.tsx';

export type ChooseLinesProps = {
  order: WithdrawableOrder;
  choice: WithdrawalChoice;
  messages: WithdrawalMessages;
  onChange: (choice: WithdrawalChoice) => void;
  onNext: () => void;
  onOtherOrder: () => void;
};

/** What is to be withdrawn: the whole order, or single lines and pieces of it (LEGAL-04). */
export function ChooseLines(props: ChooseLinesProps) {
  const { order, choice, messages, onChange, onNext, onOtherOrder } = props;
  const id = useId();
  const [hasTried, setTried] = useState(false);
  const problemId = hasTried && choice.size === 0 ? `${id}-problem` : undefined;
  const isOver = order.lines.every(({ left }) => left === 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (choice.size > 0) onNext();
  };
  return (
    <form className={account.sheet} noValidate aria-labelledby={id} onSubmit={submit}>
      <StepTitle id={id}>{messages.chooseTitle(order.orderNumber)}</StepTitle>
      {order.until !== undefined && <p className={account.muted}>{messages.until(Date.parse(order.until))}</p>}
      {isOver && <p>{messages.nothingLeft}</p>}
      {!isOver && (
        <Checkbox
          checked={isWhole(order, choice)}
          onChange={(event) => onChange(event.target.checked ? wholeOrder(order) : new Map())}
        >
          {messages.wholeOrder}
        </Checkbox>
      )}
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <LineChoice
            key={line.itemId}
            {...{ line, choice, messages, onChange }}
            problemId={line.left > 0 ? problemId : undefined}
          />
        ))}
      </ul>
      {problemId && (
        <p id={problemId} role="alert" className={account.failure}>
          {messages.chooseOne}
        </p>
      )}
      <p className={account.acts}>
        {!isOver && <Button type="submit">{messages.next}</Button>}
        <Button look="text" onClick={onOtherOrder}>
          {messages.otherOrder}
        </Button>
      </p>
    </form>
  );
}

type LineChoiceProps = Pick<ChooseLinesProps, 'choice' | 'messages' | 'onChange'> & {
  line: WithdrawableOrder['lines'][number];
  /** The id of what is wrong with the choice. */
  problemId: string | undefined;
};

function LineChoice({ line, choice, messages, problemId, onChange }: LineChoiceProps) {
  const { itemId, left, quantity, name } = line;
  const chosen = choice.get(itemId);
  const choose = (pieces: number) => onChange(choosing(choice, itemId, pieces));
  const before = quantity - left;
  return (
    <li className={css.item}>
      <Checkbox
        checked={chosen !== undefined}
        disabled={left === 0}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={(event) => choose(event.target.checked ? left : 0)}
      >
        <LineWords line={line} messages={messages} />
        {before > 0 && <span className={account.option}>{messages.withdrawnBefore(before)}</span>}
      </Checkbox>
      {left > 1 && (
        <span className={css.quantity}>
          <Select
            aria-label={messages.quantityOf(name)}
            value={chosen ?? left}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {Array.from({ length: left }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </Select>
        </span>
      )}
    </li>
  );
}
