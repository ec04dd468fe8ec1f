import type { AccountFormState, FormIssue } from '@etalage/account';
import { useState } from 'react';

type FormOptions<Values> = {
  initial: Values;
  issuesOf: (values: Values) => readonly FormIssue<keyof Values & string>[];
  /** What happens with values that are right. What it throws is worded by `wordFailure`. */
  act: (values: Values) => Promise<void>;
  wordFailure: (error: unknown) => string;
};

/** The state of a form about an account: what was typed stays, whatever the server says to it. */
export function useForm<Values extends Record<string, string>>(
  options: FormOptions<Values>,
): AccountFormState<Values> & { reset: () => void } {
  const { initial, issuesOf, act, wordFailure } = options;
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const issues = issuesOf(values);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act(values);
    } catch (error) {
      setFailure(wordFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    issues: hasTried ? issues : [],
    failure,
    isBusy,
    onChange: setValues,
    reset: () => {
      setValues(initial);
      setTried(false);
    },
    onSubmit: () => {
      setTried(true);
      if (issues.length === 0) void send();
      return issues;
    },
  };
}
