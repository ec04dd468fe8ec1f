import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orElse, orNothing } from './later.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a part that comes later', () => {
  const show = (load: Parameters<typeof orNothing<{ of: string }>>[0]) => {
    const Part = lazy(orNothing(load));
    const page = (
      <>
        <h1>Badjas</h1>
        <Suspense fallback="…">
          <Part of="Handdoek" />
        </Suspense>
      </>
    );
    return act(async () => render(page));
  };

  it('draws what came', async () => {
    await show(async () => ({ of }) => <p>{of}</p>);
    expect(screen.getByText('Handdoek')).toBeVisible();
  });

  it('draws nothing when its code does not come: the page stays, and is not loaded again', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { container } = await show(async () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
    });
    expect(container).toHaveTextContent(/^Badjas$/);
    expect(reload).not.toHaveBeenCalled();
  });

  it('draws what says so in its place, where somebody asked for it', async () => {
    const missing = () => <p>Het formulier kon niet worden geladen.</p>;
    const Part = lazy(orElse(() => Promise.reject(new TypeError('Failed to fetch')), missing));
    await act(async () =>
      render(
        <Suspense>
          <Part />
        </Suspense>,
      ),
    );
    expect(screen.getByText('Het formulier kon niet worden geladen.')).toBeVisible();
  });
});
