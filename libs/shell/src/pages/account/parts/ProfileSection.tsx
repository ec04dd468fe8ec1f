import {
  ProfileForm,
  sessionPortsAtom,
  updateProfileAtom,
  userAtom,
  validateEmail,
  validateName,
  waitingChangesAtom,
  type Issue,
  type Profile,
  type ProfileDetails,
} from '@etalage/account';
import { Button, Skeleton } from '@etalage/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { orElse } from '../../../loading/later.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { accountFailure } from './accountFailure.ts';
import { AddressSection } from './AddressSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';

/** Who a customer is, and where they live (ACC-09). */
export function ProfileSection() {
  const { current } = useAtomValue(userAtom);
  const { addresses, ...waiting } = useAtomValue(waitingChangesAtom);
  if (current === undefined) return null;
  return (
    <>
      <Details key={current.id} profile={{ ...current, ...waiting }} />
      <WaitingNote isWaiting={Object.keys(waiting).length > 0} />
      <EmailNote profile={current} />
      <NewsletterSection profile={current} />
      <AddressSection kept={current.addresses} waiting={addresses} />
      <Suspense fallback={<Skeleton />}>
        <DataSection />
      </Suspense>
    </>
  );
}

/** Below all forms, and seldom used. */
const DataSection = lazy(orElse(async () => (await import('./DataSection.tsx')).DataSection, DataMissing));

function DataMissing() {
  const { pages } = useLateWords('account');
  const { tryAgain } = useLateWords('shop');
  return (
    <p role="alert">
      {pages.unreachable}{' '}
      <Button look="quiet" onClick={() => location.reload()}>
        {tryAgain}
      </Button>
    </p>
  );
}

type TextField = keyof ProfileDetails;

function issuesOf({ firstName, lastName, email }: ProfileDetails): Issue<TextField>[] {
  const messages = {
    firstName: validateName(firstName),
    lastName: validateName(lastName),
    email: validateEmail(email),
  };
  return (['firstName', 'lastName', 'email'] as const).flatMap((path) => {
    const message = messages[path];
    return message === undefined ? [] : [{ path, message }];
  });
}

function Details({ profile }: { profile: Profile }) {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const { firstname: firstName, lastname: lastName, email } = profile;
  // An answer that comes amid typing replaces only what was not touched.
  const [typed, setTyped] = useState<Partial<ProfileDetails>>({});
  const details: ProfileDetails = { firstName, lastName, email, ...typed };
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const update = useSetAtom(updateProfileAtom);
  const issues = issuesOf(details);
  const send = async () => {
    setBusy(true);
    const changes = { firstname: details.firstName, lastname: details.lastName, email: details.email.trim() };
    const outcome = await update(changes).finally(() => setBusy(false));
    if (outcome.kind !== 'updated') return;
    // Unless something was typed meanwhile.
    setTyped((now) => (now === typed ? {} : now));
    setTried(false);
  };
  return (
    <ProfileForm
      profile={details}
      issues={hasTried ? issues : []}
      {...{ messages, fieldMessages, isBusy }}
      onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
      onSubmit={() => {
        setTried(true);
        if (issues.length === 0 && !isBusy) void send();
        return issues;
      }}
    />
  );
}

/** Says that the server does not have what stands in the form yet (ACC-07). */
function WaitingNote({ isWaiting }: { isWaiting: boolean }) {
  const { pages } = useLateWords('account');
  return <div role="status">{isWaiting && <p>{pages.waitsText}</p>}</div>;
}

/** What is still to be done with an email address (SESSION-31). */
function EmailNote({ profile }: { profile: Profile }) {
  const { pages: words } = useLateWords('account');
  const { is_confirmed: isConfirmed, pending_email: pending } = profile.extension_attributes;
  if (pending === undefined && isConfirmed) return null;
  return (
    <>
      <p role="status">{pending === undefined ? words.emailUnconfirmed : words.emailPending(pending)}</p>
      <MailAgain key={pending} />
    </>
  );
}

/** For a mail that was lost, or whose link is over. */
function MailAgain() {
  const { pages: words } = useLateWords('account');
  const store = useStore();
  const [state, setState] = useState<{ isBusy?: boolean; isSent?: boolean; failure?: string }>({});
  const send = async () => {
    setState({ isBusy: true });
    try {
      await store.get(sessionPortsAtom).api.mailConfirmation();
      setState({ isSent: true });
    } catch (error) {
      setState({ failure: accountFailure(error, words, words) });
    }
  };
  if (state.isSent) return <p role="status">{words.mailedAgain}</p>;
  return (
    <p>
      {state.failure !== undefined && <span role="alert">{state.failure} </span>}
      <Button isBusy={state.isBusy ?? false} onClick={() => void send()}>
        {words.mailAgain}
      </Button>
    </p>
  );
}
