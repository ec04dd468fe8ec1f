import { aProductDetail } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVisit } from '../../../visit/createVisit.ts';
import { dutch as words, InDutch } from '../../../testing/dutch.tsx';
import { BackInStock } from './BackInStock.tsx';

afterEach(() => vi.unstubAllGlobals());

const product = aProductDetail({ stock: { status: 'out_of_stock' } });

/** Asks for a mail about the chosen variant; `answer` is what the shop says. Answers what was sent. */
async function ask(answer: () => Response | Promise<Response>, isOnline = true) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push({ pathname, store: request.headers.get('x-vs-store-code'), body: await request.json() });
    return answer();
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<BackInStock visit={createVisit({ view: aStoreView(), words })} product={product} />, { wrapper: InDutch });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
  await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
  return sent;
}

const refused = (code: number, result: string) => () => Response.json({ code, result }, { status: code });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a mail about what is sold out', () => {
  it('is asked for the variant that is chosen, in its store', async () => {
    const sent = await ask(() => Response.json({ code: 200, result: true }));
    expect(await screen.findByRole('status')).toHaveTextContent('zodra Blauw, S weer op voorraad is');
    const body = { sku: 'JAS-BLAUW-S', email: 'jet@voorbeeld.nl' };
    expect(sent).toEqual([{ pathname: '/api/stock/back-in-stock', store: 'sample', body }]);
  });

  it('PROD-23 is offered again when another size is chosen, after it was asked for one', async () => {
    const shop = createVisit({ view: aStoreView(), words });
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: true }));
    const { rerender } = render(<BackInStock visit={shop} product={product} />, { wrapper: InDutch });
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
    await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
    await screen.findByRole('status');
    rerender(<BackInStock visit={shop} product={{ ...product, sku: 'JAS-BLAUW-M' }} />);
    expect(screen.getByRole('button', { name: 'Mail mij' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['what the shop refuses, in its words', refused(409, 'Dit is weer op voorraad.'), true, 'Dit is weer op voorraad.'],
    ['that the shop does not answer', lost, true, 'Dat lukte niet. Probeer het zo nog eens.'],
    ['that there is no network', lost, false, 'Je bent offline.'],
  ])('says %s', async (_what, answer, isOnline, words) => {
    await ask(answer, isOnline);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
