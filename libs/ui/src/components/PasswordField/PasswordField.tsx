import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextFieldProps } from '../TextInput/TextInput.tsx';
import { bar, box, input, meter, reveal, said } from './PasswordField.css.ts';
import { passwordStrength } from './passwordStrength.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Names of the button that shows and hides what is typed. */
  labels: { show: string; hide: string };
  /** For a new password: how strong it is in words, from weak to strong. They are read out as one types. */
  strengths?: readonly [string, string, string, string];
};

/** A password that can be read while typing and, where it is new, says how strong it is. */
export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  labels,
  strengths,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [strength, setStrength] = useState(() => passwordStrength(String(rest.defaultValue ?? rest.value ?? '')));
  return (
    <Field {...{ label, hint, error, optionalLabel, id }} alsoDescribedBy={rest['aria-describedby']}>
      {(belonging) => (
        <>
          <span className={box}>
            <TextInput
              autoComplete={strengths === undefined ? 'current-password' : 'new-password'}
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...belonging}
              type={isShown ? 'text' : 'password'}
              className={input}
              onChange={(event) => {
                setStrength(passwordStrength(event.currentTarget.value));
                rest.onChange?.(event);
              }}
            />
            <IconButton
              label={isShown ? labels.hide : labels.show}
              aria-controls={belonging.id}
              className={reveal}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
          {strengths !== undefined && (
            <span className={meter} data-strength={strength}>
              {strengths.map((words) => (
                <span key={words} className={bar} aria-hidden="true" />
              ))}
              <span role="status" className={said}>
                {strengths[strength - 1]}
              </span>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
