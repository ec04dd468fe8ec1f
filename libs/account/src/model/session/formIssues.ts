import {
  validateEmail,
  validateName,
  validatePassword,
  type FieldMessage,
  type Issue,
} from '../../rules/validateAddress.ts';
import { isFilled } from '../../rules/fields.ts';

/** What is wrong with a field of a form about passwords: a repeated password that differs has a message of its own. */
export type FormMessage = FieldMessage | 'formPasswordsMatch';
export type FormIssue<Path extends string = string> = Omit<Issue<Path>, 'message'> & { message: FormMessage };

/** What is typed to come in. */
export type Credentials = { email: string; password: string };
/** What is typed to become a customer (SESSION-10). */
export type Registration = Credentials & { firstName: string; lastName: string; repeated: string };
/** What is typed to get a link for a new password. */
export type ForgottenPassword = { email: string };
/** What is typed to set a password by that link. */
export type RepeatedPassword = { password: string; repeated: string };
/** What is typed to delete the account (ACC-13). */
export type DeletionPassword = { password: string };
/** What is typed to change the password (ACC-10). */
export type ChangedPassword = RepeatedPassword & { current: string };

const required = (text: string): FormMessage | undefined => (isFilled(text) ? undefined : 'formRequired');

/** The fields that are wrong, in the order of the form. */
const issuesOf = <Path extends string>(
  checks: readonly (readonly [path: Path, message: FormMessage | undefined])[],
): FormIssue<Path>[] => checks.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]));

const repeatedChecks = ({ password, repeated }: RepeatedPassword) =>
  [
    ['password', validatePassword(password)],
    ['repeated', required(repeated) ?? (repeated === password ? undefined : 'formPasswordsMatch')],
  ] as const;

/** What is wrong with what was typed to log in: any password may be right. */
export const loginIssues = ({ email, password }: Credentials): FormIssue<keyof Credentials>[] =>
  issuesOf([
    ['email', validateEmail(email)],
    ['password', required(password)],
  ]);

/** What is wrong with a registration (SESSION-10). */
export const registrationIssues = (values: Registration): FormIssue<keyof Registration>[] =>
  issuesOf<keyof Registration>([
    ['firstName', validateName(values.firstName)],
    ['lastName', validateName(values.lastName)],
    ['email', validateEmail(values.email)],
    ...repeatedChecks(values),
  ]);

/** What is wrong with an address to which a link is to be mailed. */
export const forgottenIssues = ({ email }: ForgottenPassword): FormIssue<'email'>[] =>
  issuesOf([['email', validateEmail(email)]]);

/** What is wrong with a new password and its repetition. */
export const newPasswordIssues = (values: RepeatedPassword): FormIssue<keyof RepeatedPassword>[] =>
  issuesOf<keyof RepeatedPassword>([...repeatedChecks(values)]);

/** What is wrong with the password that deletes the account. */
export const deletionIssues = ({ password }: DeletionPassword): FormIssue<'password'>[] =>
  issuesOf([['password', required(password)]]);

/** What is wrong with a change of the password (ACC-10). */
export const changeIssues = (values: ChangedPassword): FormIssue<keyof ChangedPassword>[] =>
  issuesOf<keyof ChangedPassword>([['current', required(values.current)], ...repeatedChecks(values)]);
