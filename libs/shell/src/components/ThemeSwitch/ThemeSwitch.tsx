import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './ThemeSwitch.css.ts';

/** Radio buttons for system, light and dark; a script in the head keeps the choice and applies it. */
export function ThemeSwitch({ messages }: { messages: ShellMessages }) {
  const choices = [
    ['', messages.system],
    ['light', messages.light],
    ['dark', messages.dark],
  ] as const;
  return (
    <fieldset className={css.group}>
      <legend>{messages.appearance}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={css.choice}>
          <input className={css.dot} type="radio" name="scheme" value={value} defaultChecked={value === ''} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
