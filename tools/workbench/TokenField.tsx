import { tokenType } from '@etalage/ui/workbench';
import { tokenName, tokenShape } from '@etalage/ui/tokens';
import { useState, type ReactNode } from 'react';
import { fluidCss, parseFluid, type Fluid } from './fluid.ts';
import { colorLabel } from './labels.ts';

export type TokenFieldProps = {
  group: string;
  leaf: string;
  label: string;
  value: string;
  /** `isDragging` says that more values of the same gesture may follow. */
  onChange: (value: string, isDragging: boolean) => void;
};

type Control = Omit<TokenFieldProps, 'group' | 'leaf'>;

const hasUnit = /^(-?[\d.]+)(px|rem|em|ms|)$/;
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

const ranges: Readonly<Record<string, { most: number; step: number }>> = {
  px: { most: 120, step: 1 },
  rem: { most: 6, step: 0.0625 },
  em: { most: 0.3, step: 0.005 },
  ms: { most: 1000, step: 10 },
  '': { most: 10, step: 0.05 },
};

function SizeControl({ label, value, onChange, isWeight = false }: Control & { isWeight?: boolean }): ReactNode {
  const [, amount = '0', unit = ''] = hasUnit.exec(value) ?? [];
  const shown = Number(amount);
  const { most, step } = isWeight ? { most: 900, step: 50 } : (ranges[unit] ?? { most: 100, step: 1 });
  const scale = {
    min: isWeight ? 100 : Math.min(unit === 'em' ? -0.1 : 0, shown),
    max: Math.max(most, Math.ceil(shown * 1.5)),
    step,
  };
  const set = (text: string, isDragging: boolean): void => {
    if (text !== '' && Number.isFinite(Number(text))) onChange(`${Number(text)}${unit}`, isDragging);
  };
  return (
    <span className="wb-size">
      <input
        type="range"
        aria-label={label}
        {...scale}
        value={shown}
        onChange={(event) => set(event.target.value, true)}
      />
      <input
        type="number"
        aria-label={`${label}: number`}
        step="any"
        value={shown}
        onChange={(event) => set(event.target.value, true)}
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
          event.target.value !== '' && onChange(fluidCss({ ...fluid, [name]: Number(event.target.value) }), true)
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
  if (type === 'fontWeight' && hasUnit.test(value)) return <SizeControl {...control} isWeight />;
  if (type !== 'cubicBezier' && hasUnit.test(value)) return <SizeControl {...control} />;
  return <TextControl {...control} />;
}
