import { tokenType } from '@etalage/ui/workbench';
import { tokenName, tokenShape } from '@etalage/ui/tokens';
import { useState, type ReactNode } from 'react';
import { fluidCss, parseFluid, type Fluid } from './fluid.ts';
import { colorLabel } from './labels.ts';
import { amountOf, isSize, scaleOf, sized, type Scale } from './scale.ts';

export type TokenFieldProps = {
  group: string;
  leaf: string;
  label: string;
  value: string;
  /** `isDragging` says that more values of the same gesture may follow. */
  onChange: (value: string, isDragging: boolean) => void;
};

type Control = Omit<TokenFieldProps, 'group' | 'leaf'>;

/** What CSS and the exported files can carry on one line. */
const isSafe = (text: string): boolean => /^[^\n\r;{}\\<]+$/.test(text) && text.trim() !== '';

/** Free text is taken when it is left, so that half a value never shows. */
function TextControl({ label, value, onChange }: Control): ReactNode {
  const [draft, setDraft] = useState<string | undefined>();
  const isBad = draft !== undefined && !isSafe(draft);
  const leave = (): void => {
    if (draft !== undefined && !isBad && draft !== value) onChange(draft, false);
    setDraft(undefined);
  };
  return (
    <input
      className="wb-text"
      aria-label={label}
      aria-invalid={isBad}
      spellCheck={false}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

function ColorControl({ label, value, onChange }: Control): ReactNode {
  return (
    <span className="wb-color">
      <input
        type="color"
        aria-label={`${label}: colour`}
        value={value.slice(0, 7).toLowerCase()}
        onChange={(event) => onChange(event.target.value + value.slice(7), true)}
      />
      <HexControl label={`${label}: code`} value={value} onChange={onChange} />
    </span>
  );
}

/** A colour by role stays `#rrggbb` or `#rrggbbaa`: else nobody could tell its contrast. */
function HexControl({ label, value, onChange }: Control): ReactNode {
  return (
    <TextControl
      label={label}
      value={value}
      onChange={(text) => {
        const hex = text.trim().replace(/^#?/, '#').toLowerCase();
        if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) onChange(hex, false);
      }}
    />
  );
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
  const type = tokenType(group, leaf);
  const fluid = parseFluid(value);
  if (group === 'color') return <ColorControl {...control} />;
  if (type === 'color') return <RoleControl {...control} />;
  if (fluid) return <FluidControl {...control} fluid={fluid} />;
  if (type === 'strokeStyle') return <ChoiceControl {...control} choices={lines} />;
  if (leaf === 'transform' || leaf === 'navTransform') return <ChoiceControl {...control} choices={capitals} />;
  if (isSize(value)) return <SizeControl {...control} scale={scaleOf(group, leaf, value)} />;
  return <TextControl {...control} />;
}
