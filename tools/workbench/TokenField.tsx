import { tokenType } from '@etalage/ui/workbench';
import { tokenName, tokenShape } from '@etalage/ui/tokens';
import { useId, useState, type ReactNode } from 'react';
import { fluidCss, parseFluid, type Fluid } from './fluid.ts';
import { colorLabel } from './labels.ts';
import { amountOf, isSize, scaleOf, sized, type Scale } from './scale.ts';
import { typedProblem } from './typedProblem.ts';

export type TokenFieldProps = {
  group: string;
  leaf: string;
  label: string;
  value: string;
  /** `isDragging` says that more values of the same gesture may follow. */
  onChange: (value: string, isDragging: boolean) => void;
};

type Control = Omit<TokenFieldProps, 'group' | 'leaf'>;

type TypedControl = Control & {
  /** The CSS that a text stands for. */
  cssOf?: (text: string) => string;
  problemOf: (css: string) => string | undefined;
};

/** Free text is taken when it is left, so that half a value never shows; what cannot be taken stays, with the reason. */
function TextControl({ label, value, onChange, cssOf = (text) => text.trim(), problemOf }: TypedControl): ReactNode {
  const note = useId();
  const [last, setTyped] = useState<{ over: string; text: string; problem?: string }>();
  // Once the token has another value, what was typed over the one before is gone.
  const typed = last?.over === value ? last : undefined;
  const problem = typed?.problem;
  const leave = (): void => {
    if (typed === undefined) return;
    const css = cssOf(typed.text);
    const found = problemOf(css);
    if (found === undefined && css !== value) onChange(css, false);
    setTyped(found === undefined ? undefined : { ...typed, problem: found });
  };
  return (
    <span className="wb-typed">
      <input
        className="wb-text"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : note}
        spellCheck={false}
        value={typed?.text ?? value}
        onChange={(event) => setTyped({ over: value, text: event.target.value })}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
      {problem === undefined ? null : (
        <span id={note} className="wb-note wb-bad" role="status">
          Not used: it {problem}
        </span>
      )}
    </span>
  );
}

function ColorControl({ label, value, onChange, problemOf }: TypedControl): ReactNode {
  return (
    <span className="wb-color">
      <input
        type="color"
        aria-label={`${label}: colour`}
        value={value.slice(0, 7).toLowerCase()}
        onChange={(event) => onChange(event.target.value + value.slice(7), true)}
      />
      <TextControl label={`${label}: code`} value={value} onChange={onChange} cssOf={hexOf} problemOf={problemOf} />
    </span>
  );
}

/** `#f00`, `F00` and `#FF0000` are all `#ff0000`. */
function hexOf(text: string): string {
  const code = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(code)) return text.trim();
  return `#${code.length < 5 ? code.replace(/./g, '$&$&') : code}`;
}

const roles = Object.keys(tokenShape.color).map((leaf) => ({
  value: `var(--${tokenName(['color', leaf])})`,
  label: `As “${colorLabel(leaf)}”`,
}));

/** The colour of a part follows a colour by role. */
function RoleControl({ label, value, onChange }: Control): ReactNode {
  const options = [
    { value: 'inherit', label: 'As its surroundings' },
    { value: 'transparent', label: 'None' },
    ...roles,
  ];
  const known = options.some((option) => option.value === value);
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value, false)}>
      {known ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function SizeControl({ label, value, onChange, scale }: Control & { scale: Scale }): ReactNode {
  const { min, max, step, unit, least } = scale;
  const shown = amountOf(value);
  const set = (text: string): void => {
    if (text !== '' && Number.isFinite(Number(text))) onChange(sized(scale, Number(text)), true);
  };
  return (
    <span className="wb-size">
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => set(event.target.value)}
      />
      <input
        type="number"
        aria-label={`${label}: number`}
        min={least}
        step="any"
        value={shown}
        onChange={(event) => set(event.target.value)}
      />
      <span className="wb-unit">{unit}</span>
    </span>
  );
}

function FluidControl({ label, fluid, onChange }: Omit<Control, 'value'> & { fluid: Fluid }): ReactNode {
  const side = (name: 'phone' | 'desktop', words: string): ReactNode => (
    <label className="wb-side">
      {words}
      <input
        type="number"
        aria-label={`${label}: ${words.toLowerCase()}`}
        min={0}
        step={1}
        value={Number(fluid[name].toFixed(2))}
        onChange={(event) =>
          event.target.value !== '' &&
          onChange(fluidCss({ ...fluid, [name]: Math.max(0, Number(event.target.value)) }), true)
        }
      />
      <span className="wb-unit">px</span>
    </label>
  );
  return (
    <span className="wb-fluid">
      {side('phone', 'Phone')}
      {side('desktop', 'Desktop')}
    </span>
  );
}

function ChoiceControl({ label, value, onChange, choices }: Control & { choices: readonly string[] }): ReactNode {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value, false)}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

const lines = ['none', 'solid', 'dashed', 'dotted', 'double'];
const capitals = ['none', 'uppercase', 'lowercase', 'capitalize'];

/** What edits one token, by what the token is. */
export function TokenField({ group, leaf, label, value, onChange }: TokenFieldProps): ReactNode {
  const control = { label, value, onChange };
  const problemOf = (css: string): string | undefined => typedProblem(group, leaf, css);
  const type = tokenType(group, leaf);
  const fluid = parseFluid(value);
  if (group === 'color') return <ColorControl {...control} problemOf={problemOf} />;
  if (type === 'color') return <RoleControl {...control} />;
  if (fluid) return <FluidControl {...control} fluid={fluid} />;
  if (type === 'strokeStyle') return <ChoiceControl {...control} choices={lines} />;
  if (leaf === 'transform') return <ChoiceControl {...control} choices={capitals} />;
  if (isSize(value)) return <SizeControl {...control} scale={scaleOf(group, leaf, value)} />;
  return <TextControl {...control} problemOf={problemOf} />;
}
