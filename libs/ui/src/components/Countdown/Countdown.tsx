import { useCallback, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { countdown, part, sizes, unit } from './Countdown.css.ts';

export type CountdownLabels = {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** What is left in words, for who listens: 'Nog 5 uur en 3 minuten'. It changes by the minute. */
  left: (left: Omit<TimeLeft, 'seconds'>) => string;
};
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };
export type CountdownProps = {
  /** Epoch milliseconds, as are those of `now`. */
  endsAt: number;
  /** The server's clock. It is read anew for every tick, so a tab that slept or a slow machine shows the right time. */
  now: () => number;
  /** When the page was made; server and browser draw this first, so that they agree. */
  renderedAt: number;
  labels: CountdownLabels;
  size?: keyof typeof sizes;
  /** Once, when the time is up, be it before this was there. */
  onEnd?: () => void;
};

const second = 1000;

/** Whole seconds, parted; nothing is left after the end. */
export function timeLeft(seconds: number): TimeLeft {
  const left = Math.max(0, seconds);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** How many seconds begin before the end: 1 until the very last millisecond. */
export const secondsUntil = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / second));

/** Calls at each turn of a second before the end, by the clock and not by counting, until the cleanup. */
export function everySecond(endsAt: number, now: () => number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const left = endsAt - now();
    if (left <= 0) return;
    timer = setTimeout(tick, left % second || second);
  };
  const tick = (): void => {
    onTick();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time that is left until an instant, on a clock that does not drift. */
export function Countdown({ endsAt, now, renderedAt, labels, size = 'm', onEnd }: CountdownProps) {
  const told = useRef<number>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const tellEnd = (): void => {
        if (now() < endsAt || told.current === endsAt) return;
        told.current = endsAt;
        onEnd?.();
      };
      tellEnd();
      return everySecond(endsAt, now, () => {
        onChange();
        tellEnd();
      });
    },
    [endsAt, now, onEnd],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsUntil(endsAt, now()),
    () => secondsUntil(endsAt, renderedAt),
  );
  const left = timeLeft(seconds);
  const parts = [
    ...(left.days > 0 ? [[left.days, labels.days] as const] : []),
    [left.hours, labels.hours] as const,
    [left.minutes, labels.minutes] as const,
    [left.seconds, labels.seconds] as const,
  ];
  return (
    <div role="timer" aria-label={labels.left(left)} className={classNames(countdown, sizes[size])}>
      {parts.map(([value, label]) => (
        <span key={label} className={part} aria-hidden="true">
          {twoDigits(value)}
          <span className={unit}>{label}</span>
        </span>
      ))}
    </div>
  );
}
