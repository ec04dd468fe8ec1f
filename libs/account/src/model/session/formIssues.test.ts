import { describe, expect, it } from 'vitest';
import {
  changeIssues,
  deletionIssues,
  forgottenIssues,
  loginIssues,
  newPasswordIssues,
  registrationIssues,
} from './formIssues.ts';

const right = {
  firstName: 'Jans',
  lastName: 'de Vries',
  email: 'jans@voorbeeld.nl',
  password: 'Geheim-12',
  repeated: 'Geheim-12',
  current: 'Oud-1234',
};
type Form = 'login' | 'registration' | 'forgotten' | 'new' | 'deletion' | 'change';
const forms: Record<Form, (typed: typeof right) => readonly { path: string; message: string }[]> = {
  login: loginIssues,
  registration: registrationIssues,
  forgotten: forgottenIssues,
  new: newPasswordIssues,
  deletion: deletionIssues,
  change: changeIssues,
};

it.each(Object.keys(forms))('nothing is wrong with the form %s when all is right', (name) =>
  expect(Object.entries(forms).flatMap(([form, issues]) => (form === name ? issues(right) : []))).toEqual([]),
);

describe('what is wrong', () => {
  it.each<[string, Form, Partial<typeof right>, [string, string][]]>([
    [
      'SESSION-10 a registration requires the first name',
      'registration',
      { firstName: '' },
      [['firstName', 'formRequired']],
    ],
    [
      'SESSION-10 a registration requires the last name',
      'registration',
      { lastName: '' },
      [['lastName', 'formRequired']],
    ],
    ['SESSION-10 a registration requires the email', 'registration', { email: '' }, [['email', 'formRequired']]],
    [
      'SESSION-10 a registration requires the password, which the repetition is not',
      'registration',
      { password: '' },
      [
        ['password', 'formRequired'],
        ['repeated', 'formPasswordsMatch'],
      ],
    ],
    [
      'SESSION-10 a registration requires the repetition',
      'registration',
      { repeated: '' },
      [['repeated', 'formRequired']],
    ],
    [
      'SESSION-10 passwords must match',
      'registration',
      { repeated: 'Geheim-13' },
      [['repeated', 'formPasswordsMatch']],
    ],
    ['a login requires the email', 'login', { email: '' }, [['email', 'formRequired']]],
    ['a login requires the password', 'login', { password: '' }, [['password', 'formRequired']]],
    ['a login takes any password', 'login', { password: 'x' }, []],
    ['SESSION-12 a reset requires the email', 'forgotten', { email: '' }, [['email', 'formRequired']]],
    [
      'SESSION-14 a new password must be repeated',
      'new',
      { repeated: 'Geheim-13' },
      [['repeated', 'formPasswordsMatch']],
    ],
    ['ACC-13 a deletion requires the password', 'deletion', { password: ' ' }, [['password', 'formRequired']]],
    ['ACC-10 a change requires the current password', 'change', { current: '' }, [['current', 'formRequired']]],
    [
      'ACC-10 a change requires the repetition to match',
      'change',
      { repeated: 'x' },
      [['repeated', 'formPasswordsMatch']],
    ],
  ])('%s', (_what, name, differences, expected) =>
    expect(forms[name]({ ...right, ...differences }).map(({ path, message }) => [path, message])).toEqual(expected),
  );
});
