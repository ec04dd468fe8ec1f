import {
  ForgotPassword,
  forgottenIssues,
  LogIn,
  logInAtom,
  loginIssues,
  Register,
  registerAtom,
  registrationIssues,
  requestPasswordAtom,
} from '@etalage/account';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';
import { accountFailure, loginFailure } from './accountFailure.ts';
import { useForm } from './useForm.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';
import { useSession } from '../../../connected/useSession.ts';

/** The ways into an account: log in, register, and a mail for who forgot the password (SESSION-29, MODAL-06). */
export function Authentication({ onLoggedIn }: { onLoggedIn: () => void }) {
  const [isForgotten, setForgotten] = useState(false);
  // What was typed here is known there.
  const [email, setEmail] = useState('');
  if (isForgotten) return <Forgotten email={email} onBack={() => setForgotten(false)} />;
  return (
    <>
      <LogInForm
        onLoggedIn={onLoggedIn}
        onForgotten={(typed) => {
          setEmail(typed);
          setForgotten(true);
        }}
      />
      <RegisterForm onLoggedIn={onLoggedIn} />
    </>
  );
}

/** The words of the forms, and what they say when there is no usable answer (SESSION-07). */
function useFormWords() {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const wordFailure = (error: unknown) => loginFailure(error, messages);
  return { messages, fieldMessages, wordFailure };
}

type LogInFormProps = { onLoggedIn: () => void; onForgotten: (email: string) => void };

function LogInForm({ onLoggedIn, onForgotten }: LogInFormProps) {
  const { wordFailure, ...words } = useFormWords();
  const { load } = useSession();
  const logIn = useSetAtom(logInAtom);
  const form = useForm({
    initial: { email: '', password: '' },
    issuesOf: loginIssues,
    act: async (values) => {
      await load();
      await logIn(values);
      onLoggedIn();
    },
    wordFailure,
  });
  const passkey = usePasskeyLogin({ onLoggedIn, wordFailure });
  return (
    <LogIn
      {...form}
      {...words}
      failure={form.failure ?? passkey.failure}
      isPasskeyBusy={passkey.isBusy}
      onPasskey={passkey.press}
      onForgotten={() => onForgotten(form.values.email)}
    />
  );
}

function RegisterForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { wordFailure, ...words } = useFormWords();
  const { load } = useSession();
  const register = useSetAtom(registerAtom);
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', repeated: '' },
    issuesOf: registrationIssues,
    act: async (values) => {
      await load();
      await register(values);
      onLoggedIn();
    },
    wordFailure,
  });
  return <Register {...form} {...words} />;
}

function Forgotten({ email, onBack }: { email: string; onBack: () => void }) {
  const { messages, fieldMessages } = useFormWords();
  const { load } = useSession();
  const [sent, setSent] = useState<string>();
  const requestPassword = useSetAtom(requestPasswordAtom);
  const { unexpectedAuthError: unreachable, resetPasswordOffline: offline } = messages;
  const form = useForm({
    initial: { email },
    issuesOf: forgottenIssues,
    act: async (values) => {
      setSent(undefined);
      await load();
      await requestPassword(values.email);
      setSent(messages.resetPasswordSent);
    },
    wordFailure: (error) => accountFailure(error, messages, { unreachable, offline }),
  });
  return <ForgotPassword {...form} {...{ messages, fieldMessages, sent, onBack }} />;
}
