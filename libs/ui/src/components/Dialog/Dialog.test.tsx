import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page({ look }: Pick<DialogProps, 'look'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Winkelwagen</button>
      <Dialog isOpen={isOpen} look={look} title="Je winkelwagen" closeLabel="Sluiten" onClose={() => setOpen(false)}>
        <a href="/bestellen">Bestellen</a>
      </Dialog>
    </>
  );
}

const open = async (look: DialogProps['look']) => {
  render(<Page look={look} />);
  await userEvent.click(screen.getByRole('button', { name: 'Winkelwagen' }));
  return screen.getByRole('dialog');
};

describe.each(['dialog', 'sheet', 'full', 'panel', 'menu', 'cart'] as const)('A11Y-03 the %s', (look) => {
  it('A11Y-03 is a named dialog', async () => {
    expect(await open(look)).toHaveAccessibleName('Je winkelwagen');
  });

  it('A11Y-03 takes the focus in', async () => {
    const dialog = await open(look);
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  it('A11Y-03 keeps the focus, forwards and backwards', async () => {
    const dialog = await open(look);
    const stops = [screen.getByRole('button', { name: 'Sluiten' }), screen.getByRole('link', { name: 'Bestellen' })];
    const [first, last] = stops;
    expect(dialog).toHaveFocus();
    for (const stop of [first, last, first, last]) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
    for (const stop of [first, last, first]) {
      await userEvent.tab({ shift: true });
      expect(stop).toHaveFocus();
    }
  });

  it('A11Y-03 closes on Escape and gives the focus back', async () => {
    await open(look);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Winkelwagen' })).toHaveFocus();
  });

  it('A11Y-03 closes by its button and gives the focus back', async () => {
    await open(look);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Winkelwagen' })).toHaveFocus();
  });
});

describe('a sheet', () => {
  const after = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
  const opened = () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen look="sheet" title="Maattabel" closeLabel="Sluiten" onClose={onClose}>
        50 x 100 cm
      </Dialog>,
    );
    const head = screen.getByRole('heading').parentElement;
    if (head === null) throw new Error('A dialog has a head.');
    head.setPointerCapture = () => undefined;
    const drag = (to: number, end: 'up' | 'cancel' = 'up') => {
      fireEvent.pointerDown(head, { clientY: 300 });
      fireEvent.pointerMove(head, { clientY: 300 + to });
      expect(screen.getByRole('dialog').style.translate).toBe(`0 ${Math.max(0, to)}px`);
      if (end === 'up') fireEvent.pointerUp(head, { clientY: 300 + to });
      else fireEvent.pointerCancel(head, { clientY: 300 + to });
    };
    return { onClose, drag, sheet: screen.getByRole('dialog') };
  };
  type Opened = ReturnType<typeof opened>;

  it('MODAL-04 leaves the page 400 ms after it was closed, once', async () => {
    vi.useFakeTimers();
    const { onClose } = opened();
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await after(399);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveAttribute('data-leaving');
    await after(1);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('button');
    vi.useRealTimers();
  });

  it.each([
    ['Escape', ({ sheet }: Opened) => fireEvent.keyDown(sheet, { key: 'Escape' })],
    ['the way back of a phone', ({ sheet }: Opened) => fireEvent(sheet, new Event('cancel', { cancelable: true }))],
    [
      'a press beside it',
      ({ sheet }: Opened) => {
        fireEvent.pointerDown(sheet);
        fireEvent.click(sheet);
      },
    ],
    ['dragging it down', ({ drag }: Opened) => drag(101)],
  ])('MODAL-04 leaves the page 400 ms after it was closed by %s', async (_how, close) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shown = opened();
    close(shown);
    await after(399);
    expect(shown.onClose).not.toHaveBeenCalled();
    await after(1);
    expect(shown.onClose).toHaveBeenCalledExactlyOnceWith('leaving');
  });

  it.each([
    ['more than 100 px closes it', 101, 'up', 1],
    ['100 px lets it snap back', 100, 'up', 0],
    ['less lets it snap back', 20, 'up', 0],
    ['upwards leaves it', -200, 'up', 0],
    ['what the browser takes over leaves it', 300, 'cancel', 0],
  ] as const)('MODAL-05 dragged down by %s', async (_what, distance, end, times) => {
    vi.useFakeTimers();
    const { onClose, drag } = opened();
    drag(distance, end);
    await after(400);
    expect(onClose).toHaveBeenCalledTimes(times);
    if (times === 0) expect(screen.getByRole('dialog').style.translate).toBe('0 0px');
    vi.useRealTimers();
  });

  it('MODAL-05 snaps back where it was dragged up again before its release', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { onClose, sheet } = opened();
    const head = screen.getByRole('heading');
    fireEvent.pointerDown(head, { clientY: 300 });
    for (const clientY of [500, 350]) fireEvent.pointerMove(head, { clientY });
    fireEvent.pointerUp(head, { clientY: 350 });
    await after(400);
    expect(onClose).not.toHaveBeenCalled();
    expect(sheet.style.translate).toBe('0 0px');
  });

  it('MODAL-05 stays where it snapped back to while the pointer moves on', () => {
    const { drag, sheet } = opened();
    drag(100);
    fireEvent.pointerMove(screen.getByRole('heading'), { clientY: 500 });
    expect(sheet.style.translate).toBe('0 0px');
  });
});

it('closes on a press beside it, not within', async () => {
  const dialog = await open('panel');
  await userEvent.click(screen.getByRole('heading'));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('stays open when a drag that began within ends beside it', async () => {
  const dialog = await open('panel');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Bestellen' }));
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

const around = (within: ReactNode, onClose: DialogProps['onClose'] = () => undefined) => (
  <Dialog isOpen title="Je winkelwagen" closeLabel="Sluiten" onClose={onClose}>
    {within}
  </Dialog>
);

describe('Escape closes only the innermost', () => {
  it('of two dialogs', () => {
    const closed: string[] = [];
    render(
      around(
        <Dialog isOpen title="Verwijderen" closeLabel="Nee" onClose={() => closed.push('inner')}>
          Zeker weten?
        </Dialog>,
        () => closed.push('outer'),
      ),
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Nee' }), { key: 'Escape' });
    expect(closed).toEqual(['inner']);
  });

  it('where the dialog within is not one of ours', () => {
    const onClose = vi.fn();
    render(around(<dialog open>Zeker weten?</dialog>, onClose));
    fireEvent.keyDown(screen.getByText('Zeker weten?'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('where something within has taken it', () => {
    const onClose = vi.fn();
    render(around(<input aria-label="Naam" onKeyDown={(event) => event.preventDefault()} />, onClose));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the focus in a dialog', () => {
  it('is taken by what asks for it, and goes back where it was', async () => {
    function Asking() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Nieuwe lijst</button>
          {isOpen && around(<input aria-label="Naam" autoFocus />, () => setOpen(false))}
        </>
      );
    }
    // As a browser does: it focuses the first that can be focused.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    });
    render(<Asking />);
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwe lijst' }));
    expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Nieuwe lijst' })).toHaveFocus();
    vi.restoreAllMocks();
  });

  it('goes back to the button of a menu whose entry opened it', async () => {
    render(
      <>
        <button popoverTarget="acts">Lijst</button>
        <div id="acts" popover="auto">
          <button popoverTarget="acts" popoverTargetAction="hide">
            Verwijderen
          </button>
        </div>
      </>,
    );
    const entry = screen.getByRole('button', { name: 'Verwijderen' });
    entry.focus();
    const { unmount } = render(around('Zeker weten?'));
    // A menu is hidden when a dialog opens, and what is hidden takes no focus.
    entry.focus = () => undefined;
    unmount();
    expect(screen.getByRole('button', { name: 'Lijst' })).toHaveFocus();
  });

  it('passes over what is not shown and what only a script focuses', async () => {
    render(
      around(
        <>
          <a href="/bestellen">Bestellen</a>
          <div style={{ display: 'none' }}>
            <a href="/dicht">Dicht</a>
          </div>
          <div style={{ visibility: 'hidden' }}>
            <a href="/onzichtbaar">Onzichtbaar</a>
          </div>
          <a href="/menu" tabIndex={-1}>
            Wijzigen
          </a>
        </>,
      ),
    );
    screen.getByRole('button', { name: 'Sluiten' }).focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Bestellen' })).toHaveFocus();
  });
});

it('A11Y-03 stays open, with the focus where it is, while what it shows changes', async () => {
  function Form() {
    const [name, setName] = useState('');
    return (
      <Dialog isOpen title="Nieuwe lijst" closeLabel="Sluiten" onClose={() => undefined}>
        <input aria-label="Naam" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Dialog>
    );
  }
  render(<Form />);
  let closed = 0;
  screen.getByRole('dialog').addEventListener('close', () => (closed += 1));
  await userEvent.click(screen.getByRole('textbox', { name: 'Naam' }));
  await userEvent.keyboard('Badkamer');
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Badkamer');
  expect(closed).toBe(0);
});
