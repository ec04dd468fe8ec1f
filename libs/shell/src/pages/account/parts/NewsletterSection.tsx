import { NewsletterChoice, newsletterAtom, refreshProfileAtom, type Profile } from '@etalage/account';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadLazyParts } from '../../../loading/later.ts';
import { whenOnline } from '../../../loading/whenOnline.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

const loadNewsletter = () => whenOnline(async () => (await loadLazyParts()).newsletterModule());

/** Whether a customer gets the newsletter (ACC-09): as the profile says, until the server was asked. */
export function NewsletterSection({ profile }: { profile: Profile }) {
  const { pages: messages } = useLateWords('account');
  const { visit } = useRouteContext({ from: '__root__' });
  const [isBusy, setBusy] = useState(false);
  const newsletter = useAtomValue(newsletterAtom);
  const refreshProfile = useSetAtom(refreshProfileAtom);
  const { email, extension_attributes: attributes } = profile;
  useEffect(() => {
    loadNewsletter().then(
      ({ checkNewsletter }) => checkNewsletter(visit, email),
      () => undefined,
    );
  }, [visit, email]);
  const change = async (isWanted: boolean) => {
    setBusy(true);
    const { changeNewsletter } = await loadNewsletter();
    await changeNewsletter(visit, isWanted ? 'subscribe' : 'unsubscribe', email);
    // The profile of the next page says the same.
    await refreshProfile().catch(() => undefined);
  };
  return (
    <NewsletterChoice
      email={email}
      isSubscribed={newsletter.email === email ? newsletter.isSubscribed : attributes.is_subscribed}
      messages={messages}
      isBusy={isBusy}
      onChange={(isWanted) => void change(isWanted).finally(() => setBusy(false))}
    />
  );
}
