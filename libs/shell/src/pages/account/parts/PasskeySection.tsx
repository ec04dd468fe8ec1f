import {
  addPasskeyAtom,
  loadPasskeysAtom,
  Passkeys,
  passkeysAtom,
  removePasskeyAtom,
  renamePasskeyAtom,
} from '@etalage/account';
import { Button, Skeleton } from '@etalage/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { accountFailure } from './accountFailure.ts';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** The passkeys of a customer (SESSION-30). */
export function PasskeySection() {
  const { pages: messages } = useLateWords('account');
  const passkeys = useAtomValue(passkeysAtom);
  const { isFailed, retry } = useLoaded(useSetAtom(loadPasskeysAtom));
  const { act, ...state } = useAct();
  const add = useSetAtom(addPasskeyAtom);
  const rename = useSetAtom(renamePasskeyAtom);
  const remove = useSetAtom(removePasskeyAtom);
  if (passkeys === undefined) return isFailed ? <NotLoaded retry={retry} /> : <Skeleton />;
  return (
    <Passkeys
      {...{ passkeys, messages, ...state }}
      onAdd={(name) => act(() => add(name))}
      onRename={(id, name) => act(() => rename({ id, name }))}
      onRemove={(id) => act(() => remove(id))}
    />
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  const { pages } = useLateWords('account');
  const { tryAgain } = useLateWords('shop');
  return (
    <div>
      <p role="alert">{pages.passkeysNotRetrieved}</p>
      <Button look="quiet" onClick={retry}>
        {tryAgain}
      </Button>
    </div>
  );
}

/** One act at a time, and what went wrong with the last one. */
function useAct() {
  const { pages: words } = useLateWords('account');
  const [state, setState] = useState<{ isBusy?: boolean; failure?: string }>({});
  const run = async (act: () => Promise<void>) => {
    setState({ isBusy: true });
    try {
      await act();
      setState({});
    } catch (error) {
      setState({ failure: accountFailure(error, words, words) });
    }
  };
  return { ...state, act: (act: () => Promise<void>) => void run(act) };
}
