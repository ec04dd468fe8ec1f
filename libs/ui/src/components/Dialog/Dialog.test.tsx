import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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
  it('is a named dialog', async () => {
    expect(await open(look)).toHaveAccessibleName('Je winkelwagen');
  });

  it('takes the focus in', async () => {
    const dialog = await open(look);
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  it('keeps the focus, forwards and backwards', async () => {
    const dialog = await open(look);
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab({ shift: press > 1 });
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes on Escape and gives the focus back', async () => {
    await open(look);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Winkelwagen' })).toHaveFocus();
  });

  it('closes by its button and gives the focus back', async () => {
    await open(look);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Winkelwagen' })).toHaveFocus();
  });
});

it('closes on a press beside it, not within', async () => {
  const dialog = await open('panel');
  await userEvent.click(screen.getByRole('heading'));
  expect(dialog).toBeInTheDocument();
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
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
