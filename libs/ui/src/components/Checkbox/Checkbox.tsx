import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy } from '../Field/describedBy.ts';
import { error as errorStyle } from '../Field/Field.css.ts';
import { count, mark, row, words } from './Checkbox.css.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  /** At the far end of the row: how many there are. */
  aside?: ReactNode;
  error?: string | undefined;
};

/** Yes or no, with its words beside it. */
export function Checkbox({ children, aside, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={row}>
        <input
          {...rest}
          type="checkbox"
          className={mark}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(error && errorId, rest['aria-describedby'])}
        />
        <span className={words}>{children}</span>
        {aside !== undefined && <span className={count}>{aside}</span>}
      </label>
      {error && (
        <p id={errorId} className={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}
