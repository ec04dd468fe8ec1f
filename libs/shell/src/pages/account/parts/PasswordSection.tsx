import { changeIssues, ChangePassword, changePasswordAtom } from '@etalage/account';
import { useSetAtom } from 'jotai';
import { accountFailure, loginFailure } from './accountFailure.ts';
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
      let isChanged = false;
      const tell = (type: string, message: string) => notify({ type, message, action1: { label: messages.ok } });
      try {
        await changePassword({ currentPassword: current, newPassword: password }, () => {
          isChanged = true;
          tell('success', messages.passwordChanged);
        });
        form.reset();
      } catch (error) {
        // The login failed: the page asks to log in, without this form.
        if (isChanged) tell('danger', loginFailure(error, messages));
        throw error;
      }
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
