import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { watchedTab } from '../testing/watchedTab.ts';

const { reload, network, watch, otherTabWrites, pass } = watchedTab();
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));

/** A page of the shop; from here on time passes when the test says so. */
async function inShop() {
  const shop = await visit({ path: '/cart/' });
  watch();
  return shop;
}
const field = () => screen.getByLabelText('Mailadres voor de nieuwsbrief');
const typeInto = (text: string) => fireEvent.input(field(), { target: { value: text } });
/** The form is sent, and stays where it is. */
const send = () => {
  const form = field().closest('form') ?? expect.unreachable('a form');
  form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form);
};

describe('NAV-09 a change by another tab', () => {
  it.each(['addedToCartInWindow', 'userLoggedInSuccesfully', 'userLoggedOutSuccesfully'])(
    'NAV-09 of %s reloads the page',
    async (key) => {
      await inShop();
      await otherTabWrites(key);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it.each(['shop/cart/current-cart', 'shop/scheme', 'addedToCart', null])(
    'NAV-09 of another key, such as %s, does not',
    async (key) => {
      await inShop();
      await otherTabWrites(key);
      pass(60);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('NAV-09 waits while a form has input that was not sent', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    pass(600);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NAV-09 waits until that was sent', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    send();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 waits for what is typed after the form was sent', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    send();
    typeInto('piet@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NAV-09 waits for a form also where another one was sent', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    const other = document.createElement('form');
    other.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(other);
    fireEvent.submit(other);
    pass(60);
    expect(reload).not.toHaveBeenCalled();
    other.remove();
  });

  it('NAV-09 waits until the form was left', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    field().closest('form')?.remove();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 waits until what was typed was taken out again', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    typeInto('');
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 does not wait for a choice that was followed at once', async () => {
    await inShop();
    const form = Object.assign(document.createElement('form'), { action: '/c/bad' });
    form.innerHTML = '<select aria-label="Sorteer op"><option value="nieuw">Nieuw</option></select>';
    document.body.append(form);
    fireEvent.input(screen.getByLabelText('Sorteer op'), { target: { value: 'nieuw' } });
    await otherTabWrites('addedToCartInWindow');
    expect(reload).toHaveBeenCalledOnce();
    form.remove();
  });

  it('NAV-09 waits while what was sent is refused', async () => {
    await inShop();
    typeInto('jans');
    await otherTabWrites('addedToCartInWindow');
    field().setAttribute('aria-invalid', 'true');
    send();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NAV-09 waits until what was sent is answered', async () => {
    await inShop();
    typeInto('jans@voorbeeld.nl');
    await otherTabWrites('addedToCartInWindow');
    const button = within(field().closest('form') ?? expect.unreachable('a form')).getByRole('button');
    button.setAttribute('aria-busy', 'true');
    send();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
    button.removeAttribute('aria-busy');
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 waits until there is a network', async () => {
    await inShop();
    network.isOnline = false;
    await otherTabWrites('addedToCartInWindow');
    pass(60);
    expect(reload).not.toHaveBeenCalled();
    network.isOnline = true;
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['before', 2],
    ['after', 0],
  ])('NAV-09 leaves a page alone that made way for another %s', async (_when, looks) => {
    await inShop();
    network.isOnline = looks === 0;
    if (looks > 0) await otherTabWrites();
    dispatchEvent(new Event('beforeunload'));
    network.isOnline = true;
    if (looks === 0) await otherTabWrites();
    pass(25);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
  });

  it('NAV-09 follows where no other page came, as after a download', async () => {
    await inShop();
    network.isOnline = false;
    await otherTabWrites();
    const past = new Event('beforeunload');
    Object.defineProperty(past, 'timeStamp', { value: performance.now() - 31_000 });
    dispatchEvent(past);
    network.isOnline = true;
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 does nothing any more in a page that was left', async () => {
    await inShop();
    network.isOnline = false;
    await otherTabWrites();
    dispatchEvent(new Event('pagehide'));
    network.isOnline = true;
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('NAV-09 fields outside of forms', () => {
  /** A field in a page, in which something is typed or chosen. */
  async function enter(html: string) {
    await inShop();
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    const entered = box.querySelector<HTMLInputElement>('[name]') ?? expect.unreachable('a field');
    fireEvent.input(entered);
    return { box, entered };
  }

  it.each([
    ['text', '<input name="x" value="Jet">'],
    ['lines of text', '<textarea name="x">Jet</textarea>'],
  ])('NAV-09 waits for %s until it is gone', async (_what, html) => {
    const { box } = await enter(html);
    await otherTabWrites();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
    box.remove();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a switch', '<input name="x" type="checkbox" checked>'],
    ['one of several choices', '<input name="x" type="radio" checked>'],
    ['a choice from a list', '<select name="x"><option>Jet</option></select>'],
    ['a quantity', '<input name="x" inputmode="numeric" value="3">'],
  ])('NAV-09 does not wait for %s, which acts at once', async (_what, html) => {
    const { box } = await enter(html);
    await otherTabWrites();
    expect(reload).toHaveBeenCalledOnce();
    box.remove();
  });

  it('NAV-09 waits for a quantity that is being typed', async () => {
    const { box, entered } = await enter('<input name="x" inputmode="numeric" value="3">');
    entered.focus();
    await otherTabWrites();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
    box.remove();
  });
});
