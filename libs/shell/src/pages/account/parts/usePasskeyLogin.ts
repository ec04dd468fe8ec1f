import { endPasskeyOfferAtom, logInWithPasskeyAtom, offerPasskeysAtom } from '@etalage/account';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useSession } from '../../../connected/useSession.ts';

type Options = { onLoggedIn: () => void; wordFailure: (error: unknown) => string };

/** Logging in with a passkey: by a button, and where the browser can, from the field of the email address (SESSION-30). */
export function usePasskeyLogin({ onLoggedIn, wordFailure }: Options) {
  const { load } = useSession();
  const logIn = useSetAtom(logInWithPasskeyAtom);
  const offer = useSetAtom(offerPasskeysAtom);
  const endOffer = useSetAtom(endPasskeyOfferAtom);
  const [state, setState] = useState<{ isBusy?: boolean; failure?: string }>({});
  const enter = async (act: () => Promise<boolean>) => {
    try {
      await load();
      if (await act()) onLoggedIn();
      setState({});
    } catch (error) {
      setState({ failure: wordFailure(error) });
    }
  };
  useEffect(() => {
    void enter(offer);
    return () => void endOffer();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The browser offers passkeys once for as long as the form is there.
  }, []);
  const press = () => {
    setState({ isBusy: true });
    void enter(async () => {
      await logIn();
      return true;
    });
  };
  return { ...state, press };
}
