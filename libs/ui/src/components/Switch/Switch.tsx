import { useId, type ComponentProps, type ReactNode } from 'react';
import { row } from '../Checkbox/Checkbox.css.ts';
import { hint as hintStyle, track, words } from './Switch.css.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  children: ReactNode;
  /** What it means to turn it on. */
  hint?: ReactNode;
};

/** On or off, at once: for a setting that needs no button to save it. In a form, use `Checkbox`. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={row}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={track}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span className={words}>
        <span id={id}>{children}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
