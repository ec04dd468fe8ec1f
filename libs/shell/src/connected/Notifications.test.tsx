import { ApiError, createEventBus, reportFailure } from '@etalage/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import { showFailures } from '../model/visitNotices.ts';
import { Notifications } from './Notifications.tsx';

function shown() {
  const store = createStore();
  const events = createEventBus();
  showFailures(store, events);
  render(
    <Provider store={store}>
      <Notifications />
    </Provider>,
  );
  return { refuse: (error: ApiError) => act(() => reportFailure(events, error)) };
}

describe('API-04 an answer that is not 200', () => {
  it("is shown with the server's message, as plain text", () => {
    shown().refuse(new ApiError(500, '<b>De bestelling</b> is niet gelukt'));
    expect(screen.getByRole('alert')).toHaveTextContent('<b>De bestelling</b> is niet gelukt');
  });

  it('stays unsaid when the server could not reach its own backend', () => {
    shown().refuse(new ApiError(500, 'getaddrinfo', { code: 'ENOTFOUND' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes away with OK', async () => {
    shown().refuse(new ApiError(500, 'Niet gelukt'));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText('Niet gelukt')).not.toBeInTheDocument();
  });
});
