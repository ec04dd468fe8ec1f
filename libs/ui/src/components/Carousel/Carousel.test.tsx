import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

it('is a named list that the keyboard can reach, with buttons for both ways', () => {
  render(
    <Carousel label="Ook mooi" title="Ook mooi in bad" labels={{ previous: 'Vorige', next: 'Volgende' }}>
      <a href="/a">Badlaken</a>
      <a href="/b">Handdoek</a>
    </Carousel>,
  );
  const strip = screen.getByRole('list', { name: 'Ook mooi' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
  expect(strip).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('heading', { name: 'Ook mooi in bad' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Volgende' })).not.toHaveAttribute('aria-disabled');
});

describe('a carousel with a size', () => {
  let resize = (): void => undefined;
  let room = 300;
  beforeEach(() => {
    room = 300;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          resize = () => act(onResize);
        }
        observe() {
          return undefined;
        }
        disconnect() {
          return undefined;
        }
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const show = () => {
    render(
      <Carousel label="Ook mooi" labels={{ previous: 'Vorige', next: 'Volgende' }}>
        <p>Badlaken</p>
      </Carousel>,
    );
    return { strip: screen.getByRole('list'), next: screen.getByRole('button', { name: 'Volgende' }) };
  };

  it('tells that there is nothing to scroll to, until the window is too small for all', () => {
    const { next } = show();
    resize();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    room = 200;
    resize();
    expect(next).not.toHaveAttribute('aria-disabled');
  });

  it('enables the next button when items were added, and does not scroll', async () => {
    const strips = (count: number) => (
      <Carousel label="Ook mooi" labels={{ previous: 'Vorige', next: 'Volgende' }} startsAt={1}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>Badlaken</p>
        ))}
      </Carousel>
    );
    const { rerender } = render(strips(2));
    resize();
    const next = screen.getByRole('button', { name: 'Volgende' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    // The first scroll, to the item that the carousel starts at, has happened by then.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    vi.useFakeTimers();
    const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue(undefined);
    room = 200;
    await act(async () => rerender(strips(5)));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(next).not.toHaveAttribute('aria-disabled');
    expect(moved).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves an arrow with %s to the browser', (modifier) => {
    const { strip } = show();
    const moved = vi.spyOn(strip, 'scrollBy').mockReturnValue(undefined);
    expect(fireEvent.keyDown(strip, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(moved).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(strip, { key: 'ArrowLeft' })).toBe(false);
    expect(moved).toHaveBeenCalledOnce();
  });
});
