import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccordionItem } from './Accordion.tsx';

describe('A11Y-05 an accordion', () => {
  it('A11Y-05 is a button that says whether it is open', async () => {
    render(<AccordionItem title="Verzorging">Was op 60 graden.</AccordionItem>);
    const button = screen.getByRole('button', { name: 'Verzorging', expanded: false });
    expect(screen.getByText('Was op 60 graden.')).not.toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'Verzorging' })).toBeVisible();
  });

  it('A11Y-05 opens and closes by keyboard', async () => {
    render(<AccordionItem title="Verzorging">Was op 60 graden.</AccordionItem>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { expanded: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
  });
});

it('starts open when told', () => {
  render(
    <AccordionItem title="Omschrijving" startsOpen>
      Zacht.
    </AccordionItem>,
  );
  expect(screen.getByText('Zacht.')).toBeVisible();
});
