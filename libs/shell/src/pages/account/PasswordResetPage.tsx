import { createPasswordAtom, NewPassword, newPasswordIssues } from '@etalage/account';
import { link } from '@etalage/ui';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { accountFailure } from './parts/accountFailure.ts';
import { useForm } from './parts/useForm.ts';
import { useLinkQuery } from './parts/useLinkQuery.ts';
import { useSession } from '../../connected/useSession.ts';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** A new password for who followed the link of a mail; it logs in with it (SESSION-14, SESSION-16). */
export function PasswordResetPage() {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const { email, resetToken } = useLinkQuery();
  const router = useRouter();
  const { load } = useSession();
  const createPassword = useSetAtom(createPasswordAtom);
  const form = useForm({
    initial: { password: '', repeated: '' },
    issuesOf: newPasswordIssues,
    act: async ({ password }) => {
      await load();
      await createPassword({ email, resetToken, newPassword: password });
      await router.navigate({ href: linkTo('my-account'), replace: true });
    },
    wordFailure: (error) => accountFailure(error, messages, messages),
  });
  const isComplete = email !== '' && resetToken !== '';
  return (
    <div className={css.page}>
      <h1>{messages.chooseNewPassword}</h1>
      <NeedsScript />
      <div className={css.text}>
        {isComplete ? (
          <NewPassword {...form} {...{ messages, fieldMessages }} />
        ) : (
          <p role="alert">{messages.linkIncomplete}</p>
        )}
        <p>
          <a className={link} href={linkTo('login')}>
            {messages.backToLogin}
          </a>
        </p>
      </div>
    </div>
  );
}
