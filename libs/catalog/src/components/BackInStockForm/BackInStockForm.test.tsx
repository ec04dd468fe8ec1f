import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { backInStockNl } from '../../messages/backInStockNl.ts';
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';

function open(onSend: BackInStockFormProps['onSend'] = async () => undefined, choice = 'Blauw, M') {
  const sent = vi.fn(onSend);
  render(<BackInStockForm messages={backInStockNl} choice={choice} onSend={sent} />);
  return { sent };
}
const address = () => screen.getByRole('textbox', { name: 'E-mailadres' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));

describe('what a sold-out size offers', () => {
  it('sends the address without the blanks around it, and promises one mail', async () => {
    const { sent } = open();
    await userEvent.type(address(), ' jet@voorbeeld.nl {Enter}');
    expect(sent.mock.calls).toEqual([['jet@voorbeeld.nl']]);
    expect(screen.getByRole('status')).toHaveTextContent('Je krijgt één mail zodra Blauw, M weer op voorraad is.');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('says what the address is for, in the field that browsers fill', () => {
    open();
    expect(address()).toHaveAccessibleDescription(/^Je krijgt één mail zodra Blauw, M weer op voorraad is\./);
    expect(address()).toHaveAttribute('autocomplete', 'email');
    expect(address()).toHaveAttribute('inputmode', 'email');
  });

  it('speaks of the product where there is nothing to choose', () => {
    open(undefined, '');
    expect(address()).toHaveAccessibleDescription(/zodra dit product weer op voorraad is/);
  });

  it.each(['', 'jet', 'jet@', 'jet@voorbeeld', 'jet, guus@voorbeeld.nl', '<jet@voorbeeld.nl>', 'a@b@voorbeeld.nl'])(
    'ADDR-11, A11Y-06 does not send "%s", shows the email message and brings the shopper to the field',
    async (written) => {
      const { sent } = open();
      if (written !== '') await userEvent.type(address(), written);
      await press();
      expect(sent).not.toHaveBeenCalled();
      expect(address()).toHaveAccessibleDescription(/Vul een geldig e-mailadres in/);
      await waitFor(() => expect(address()).toHaveFocus());
    },
  );

  it('sends once while it is under way', async () => {
    const { sent } = open(() => new Promise(() => undefined));
    await userEvent.type(address(), 'jet@voorbeeld.nl{Enter}{Enter}');
    await press();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Mail mij' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says why it was not kept, keeps what was written, and sends it again', async () => {
    const answers = [backInStockNl.offline, undefined];
    const { sent } = open(async () => answers.shift());
    await userEvent.type(address(), 'jet@voorbeeld.nl{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Je bent offline.');
    expect(address()).toHaveValue('jet@voorbeeld.nl');
    await press();
    expect(screen.getByRole('status')).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
