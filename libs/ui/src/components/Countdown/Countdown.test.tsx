import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, secondsUntil, timeLeft, type CountdownProps } from './Countdown.tsx';

const labels: CountdownProps['labels'] = {
  days: 'd',
  hours: 'u',
  minutes: 'm',
  seconds: 's',
  left: ({ hours, minutes }) => `Nog ${hours} uur en ${minutes} minuten`,
};
const start = Date.UTC(2026, 10, 21, 12);
/** The server is this much ahead of the device. */
const ahead = 7_000_000;
const now = (): number => Date.now() + ahead;
const timer = () => screen.getByRole('timer');

beforeEach(() => vi.useFakeTimers({ now: start - ahead }));
afterEach(() => vi.useRealTimers());

it('parts what is left', () => {
  expect(timeLeft(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(secondsUntil(start + 1, start)).toBe(1);
  expect(secondsUntil(start, start + 5000)).toBe(0);
});

describe('a countdown on the clock that it is handed', () => {
  const show = (left: number, onEnd?: () => void) =>
    render(<Countdown endsAt={start + left} now={now} renderedAt={start} labels={labels} {...(onEnd && { onEnd })} />);

  it('follows that clock and not the one of the device, second by second', () => {
    show(65_000);
    expect(timer()).toHaveTextContent('00u01m05s');
    act(() => vi.advanceTimersByTime(6000));
    expect(timer()).toHaveTextContent('00u00m59s');
  });

  it('does not drift: after a sleep it shows what is left, not what it counted', () => {
    show(3_600_000);
    vi.setSystemTime(start - ahead + 1_800_000);
    act(() => vi.advanceTimersByTime(1000));
    expect(timer()).toHaveTextContent('00u29m59s');
  });

  it('turns with the second, wherever in it the page began', () => {
    show(10_400);
    expect(timer()).toHaveTextContent('11s');
    act(() => vi.advanceTimersByTime(400));
    expect(timer()).toHaveTextContent('10s');
  });

  it('says so once when it is over, and stops', () => {
    const onEnd = vi.fn();
    show(2000, onEnd);
    act(() => vi.advanceTimersByTime(10_000));
    expect(timer()).toHaveTextContent('00u00m00s');
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says so once when it was over before it was there, however often it is drawn again', () => {
    const onEnd = vi.fn();
    const late = (draw: number) => (
      <StrictMode>
        <Countdown endsAt={start - 1} now={now} renderedAt={start - 9000} labels={labels} onEnd={() => onEnd(draw)} />
      </StrictMode>
    );
    const { rerender } = render(late(1));
    for (const draw of [2, 3]) rerender(late(draw));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is named by what is left to the minute, so that nobody hears every second', () => {
    show(3_780_000);
    expect(screen.getByRole('timer', { name: 'Nog 1 uur en 3 minuten' })).toBeInTheDocument();
  });

  it('is drawn on the server as the browser draws it first', () => {
    const html = renderToString(
      <Countdown endsAt={start + 60_000} now={() => start + 9999} renderedAt={start} labels={labels} />,
    );
    expect(html).toContain('01');
  });
});
