import { isLoggedInAtom, WithdrawalReceipt, type Withdrawal } from '@etalage/account';
import { button } from '@etalage/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSession } from '../../connected/useSession.ts';
import { linkTo } from '../../links.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';
import { FindStep, type FoundOrder } from './parts/FindStep.tsx';
import { WithdrawStep } from './parts/WithdrawStep.tsx';

/** Withdraws from the contract about an order, for guests and customers (LEGAL-04). */
export function WithdrawalPage({ params }: PageProps<unknown>) {
  const { frame } = useWords();
  const { withdrawal: messages } = useLateWords('account');
  return (
    <div className={css.page}>
      <h1>{frame.withdrawHere}</h1>
      <NeedsScript />
      <div className={css.text}>
        <p>{messages.intro}</p>
        <Steps number={params['orderId'] ?? ''} />
      </div>
    </div>
  );
}

/** Which order, what of it, and the receipt. */
function Steps({ number }: { number: string }) {
  const { user, isFailed } = useSession();
  const [found, setFound] = useState<FoundOrder>();
  const [receipt, setReceipt] = useState<Withdrawal>();
  const [named, setNamed] = useState(number);
  if (receipt !== undefined) return <Receipt receipt={receipt} />;
  if (found !== undefined) {
    const askAgain = () => {
      setNamed('');
      setFound(undefined);
    };
    return <WithdrawStep found={found} onFound={setFound} onDone={setReceipt} onOtherOrder={askAgain} />;
  }
  const isKnown = user.token === undefined || user.current !== undefined || isFailed;
  const email = user.current?.email ?? '';
  // A customer's fields are filled once the customer is known; until then there is nothing to type into.
  return <FindStep key={String(isKnown)} {...{ number: named, email, isKnown }} onFound={setFound} />;
}

function Receipt({ receipt }: { receipt: Withdrawal }) {
  const { withdrawal: messages, pages } = useLateWords('account');
  const isCustomer = useAtomValue(isLoggedInAtom);
  const next = (
    <p>
      <a className={button({ look: 'quiet' })} href={linkTo(isCustomer ? 'my-returns' : 'home')}>
        {isCustomer ? messages.returnsOfOrder : pages.toShop}
      </a>
    </p>
  );
  return <WithdrawalReceipt receipt={receipt} messages={messages} actions={next} />;
}
