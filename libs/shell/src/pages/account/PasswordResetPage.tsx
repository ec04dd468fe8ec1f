import { createPasswordAtom, logOutAtom, NewPassword, newPasswordIssues } from '@etalage/account';
import { button, link } from '@etalage/ui';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { accountFailure, loginFailure } from './parts/accountFailure.ts';
import { useForm } from './parts/useForm.ts';
import { useLinkQuery } from './parts/useLinkQuery.ts';
import { useSession } from '../../connected/useSession.ts';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/**
 * A new password for who followed the link of a mail; it logs in with it (SESSION-14, SESSION-16). A customer of another
 * account logs out first, so that nothing of theirs goes over to it (SESSION-18).
 */
export function PasswordResetPage() {
  const { pages: messages } = useLateWords('account');
  const { email, resetToken } = useLinkQuery();
  const { user } = useSession();
  const isComplete = email !== '' && resetToken !== '';
  const current = user.current?.email;
  const isOther = current !== undefined && current.toLowerCase() !== email.toLowerCase();
  return (
    <div className={css.page}>
      <h1>{messages.chooseNewPassword}</h1>
      <NeedsScript />
      <div className={css.text}>
        {!isComplete && <p role="alert">{messages.linkIncomplete}</p>}
        {isComplete && isOther && <OtherAccount {...{ current, email }} />}
        {isComplete && !isOther && <ChoosePassword {...{ email, resetToken }} />}
        <p>
          <a className={link} href={linkTo('login')}>
            {messages.backToLogin}
          </a>
        </p>
      </div>
    </div>
  );
}

function OtherAccount({ current, email }: { current: string; email: string }) {
  const { pages: messages } = useLateWords('account');
  const logOut = useSetAtom(logOutAtom);
  return (
    <>
      <p>{messages.otherAccount(current, email)}</p>
      <button type="button" className={button()} onClick={() => logOut({})}>
        {messages.logout}
      </button>
    </>
  );
}

function ChoosePassword({ email, resetToken }: { email: string; resetToken: string }) {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const router = useRouter();
  const { load } = useSession();
  const createPassword = useSetAtom(createPasswordAtom);
  // What fails once the password is created is the login (SESSION-07).
  const isCreated = useRef(false);
  const form = useForm({
    initial: { password: '', repeated: '' },
    issuesOf: newPasswordIssues,
    act: async ({ password }) => {
      await load();
      isCreated.current = false;
      await createPassword({ email, resetToken, newPassword: password }, () => (isCreated.current = true));
      await router.navigate({ href: linkTo('my-account'), replace: true });
    },
    wordFailure: (error) =>
      isCreated.current ? loginFailure(error, messages) : accountFailure(error, messages, messages),
  });
  return <NewPassword {...form} {...{ messages, fieldMessages }} />;
}
