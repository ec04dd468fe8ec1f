import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchStyles } from '../loading/styles.ts';
import { dutch } from '../testing/dutch.tsx';
import { withWords, type WordedComponent } from './withWords.tsx';
import { WordsContext } from './WordsContext.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Failed = ({ reset }: ErrorComponentProps) => <button onClick={reset}>Opnieuw</button>;

/** Shows a part whose words load by `load`, where a failure offers to try again. */
function Shown({ load, of: Part }: { load: () => Promise<void>; of: WordedComponent<object> }) {
  const [words] = useState({ ...dutch, load });
  return (
    <WordsContext value={words}>
      <CatchBoundary getResetKey={() => 0} errorComponent={Failed}>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </CatchBoundary>
    </WordsContext>
  );
}
const code = () => <p>Handdoek</p>;

it('a part whose words do not load fails once, and loads when it is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'));
  await act(async () => render(<Shown load={load} of={withWords(['shop'], code)} />));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('Handdoek')).toBeVisible();
});

it('what says that a page failed is shown even while the styles of the page are missing', async () => {
  watchStyles(document);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://winkel.test/assets/product.css';
  document.head.append(link);
  const load = async () => undefined;
  await act(async () => render(<Shown load={load} of={withWords(['shop'], code, { isBare: true })} />));
  expect(screen.getByText('Handdoek')).toBeVisible();
});
