import { progress } from './ProgressBar.css.ts';

export type ProgressBarProps = {
  label: string;
  /** From 0 to `max`; without it, nobody knows how long it takes. */
  value?: number;
  max?: number;
};

/** How far something has come. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return <progress className={progress} aria-label={label} value={value} max={max} />;
}
