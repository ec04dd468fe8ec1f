import { changeIssues, ChangePassword, changePasswordAtom } from '@etalage/account';
import { useSetAtom } from 'jotai';
import { accountFailure } from './accountFailure.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { useForm } from './useForm.ts';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

const empty = { current: '', password: '', repeated: '' };

/** Changes the password of a customer, who stays logged in here, and has their passkeys (ACC-10, SESSION-16, SESSION-30). */
export function PasswordSection() {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const changePassword = useSetAtom(changePasswordAtom);
  const notify = useSetAtom(notifyAtom);
  const { unreachable, changePasswordOffline: offline } = messages;
  const form = useForm({
    initial: empty,
    issuesOf: changeIssues,
    act: async ({ current, password }) => {
      const tell = () =>
        notify({ type: 'success', message: messages.passwordChanged, action1: { label: messages.ok } });
      await changePassword({ currentPassword: current, newPassword: password }, tell);
      form.reset();
    },
    wordFailure: (error) => accountFailure(error, messages, { unreachable, offline }),
  });
  const { reset: _reset, ...state } = form;
  return (
    <>
      <ChangePassword {...state} {...{ messages, fieldMessages }} />
      <PasskeySection />
    </>
  );
}
