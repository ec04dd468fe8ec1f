import { detailOf } from '@etalage/catalog';
import {
  aGroupMember,
  aProduct,
  aProductDetail,
  aProductSummary,
  aVariant,
  anAbout,
  aViewContext,
  someOwnOptions,
  someProductReviews,
} from '@etalage/catalog/testing';
import { UnreachableError } from '@etalage/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
// What comes later in the browser is here at once.
import './later/AfterProduct.tsx';
import './parts/belowFold.ts';
import './parts/OrderOptions.tsx';
import './later/ProductReview.tsx';
import '../../connected/RecentlyViewed.tsx';
import { notificationsAtom } from '../../model/visitAtoms.ts';
import { createShopRouter } from '../../router/shopRouter.tsx';
import { SeesAll } from '../../testing/SeesAll.ts';
import { visit } from '../../testing.tsx';
import type { PageRequest } from '../pageRequest.ts';
import { chooseVariant } from './parts/chooseVariant.ts';

const path = '/p/JAS/badjas-fenne/JAS-BLAUW-S';

it('VAR-03 a value that no variant has warns, with OK, and the previous variant stays', async () => {
  const [colour, ...others] = aProduct().configurable_options ?? [];
  const values = [...(colour?.values ?? []), { value_index: 52, label: 'Rood' }];
  const document = aProduct({ configurable_options: [{ ...colour, values }, ...others] });
  const { router, store } = await visit({
    path,
    services: { product: async () => detailOf(document, 'JAS-BLAUW-S', aViewContext()) },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Rood/ }));
  expect(store.get(notificationsAtom)).toMatchObject([
    {
      type: 'warning',
      message: 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.',
      action1: { label: 'OK' },
    },
  ]);
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByRole('link', { name: 'Blauw' })).toHaveAttribute('aria-current', 'true');
});

describe('ERR-06 a part of a product’s page that fails', () => {
  const brokenCard = Object.defineProperty(aProductSummary(), 'name', {
    get: () => {
      throw new Error('broken card');
    },
  });
  const brokenReviews = Object.defineProperty(anAbout().reviews, 'items', {
    get: () => {
      throw new Error('broken reviews');
    },
  });
  const brokenCare = Object.defineProperty(Array<never>(1), 'map', {
    get: () => {
      throw new Error('broken care');
    },
  });
  const parts: [which: string, about: Parameters<typeof anAbout>[0]][] = [
    ['strip', { related: [brokenCard] }],
    ['second strip', { upsell: [brokenCard] }],
    ['list of care symbols', { care: brokenCare }],
    ['list of reviews', { reviews: brokenReviews }],
  ];
  const open = async (about: Parameters<typeof anAbout>[0]) => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => quiet.mockRestore());
    await visit({ path, services: { product: async () => aProductDetail({ about: anAbout(about) }) } });
  };

  it.each(parts)(
    'ERR-06 of which a %s fails shows the something-went-wrong text in its place',
    async (_part, about) => {
      await open(about);
      expect(await screen.findByText('Er is iets misgegaan')).toBeVisible();
    },
  );

  it.each(parts)('ERR-06 of which a %s fails has the order form', async (_part, about) => {
    await open(about);
    expect(await screen.findByRole('textbox', { name: 'Aantal' })).toBeVisible();
  });

  it('ERR-06 of which a strip fails has the other strip', async () => {
    await open({ related: [brokenCard], upsell: [aProductSummary({ name: 'Laken Toos' })] });
    expect(await screen.findByRole('heading', { name: 'Laken Toos' })).toBeVisible();
  });
});

describe('STOCK-10 asking for more of a product than there is', () => {
  const stock = { status: 'ok', remaining: 3 } as const;
  const noor = aGroupMember({ sku: 'WH-2', name: 'Washandje Noor', stock });
  type Differences = Parameters<typeof aProductDetail>[0];
  const products: [which: string, field: string, product: Differences][] = [
    ['a product without options', 'Aantal', { stock }],
    ['a product with options', 'Aantal', { stock, ownOptions: someOwnOptions() }],
    ['the second product of a set', 'Aantal Washandje Noor', { members: [aGroupMember(), noor] }],
  ];

  async function askForFour(name: string, differences: Differences) {
    await visit({ path, services: { product: async () => aProductDetail(differences) } });
    const field = await screen.findByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    return field;
  }

  it.each(products)('STOCK-10 shows how many are available of %s', async (_which, name, product) => {
    expect(await askForFour(name, product)).toHaveAccessibleDescription('nog maar 3 beschikbaar');
    expect(screen.getByText('nog maar 3 beschikbaar')).toBeVisible();
  });

  it.each(products)('STOCK-10 limits the quantity of %s to that number', async (_which, name, product) => {
    expect(await askForFour(name, product)).toHaveValue('3');
  });

  it.each([
    ['enough', {}],
    ['as few', { stock: { is_in_stock: true, manage_stock: true, qty: 3 } }],
  ])('STOCK-10 says nothing of another variant, of which there are %s', async (_how, own) => {
    const few = aVariant({ stock: { is_in_stock: true, manage_stock: true, qty: 3 } });
    const others = (aProduct().configurable_children ?? []).slice(1).map((variant) => ({ ...variant, ...own }));
    const document = aProduct({ configurable_children: [few, ...others] });
    const product = async ({ params: { childSku } }: PageRequest) => detailOf(document, childSku, aViewContext());
    await visit({ path, services: { product } });
    const field = await screen.findByRole('textbox', { name: 'Aantal' });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    expect(screen.getByText('nog maar 3 beschikbaar')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Wit' }));
    await screen.findByRole('link', { name: 'Wit', current: true });
    expect(screen.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  });
});

describe('the address of a choice that is on its way', () => {
  /** A shop in which the white robe takes its time. */
  const inShop = async () => {
    const come = Promise.withResolvers<void>();
    const product = async ({ params: { parentSku, childSku } }: PageRequest) => {
      if (parentSku === 'HD') return aProductDetail({ parentSku, name: 'Handdoek' });
      if (childSku === 'JAS-WIT-S') await come.promise;
      return detailOf(aProduct(), childSku, aViewContext());
    };
    const shop = await visit({ path, services: { product } });
    fireEvent.click(screen.getByRole('link', { name: 'Wit' }));
    await screen.findByRole('link', { name: 'Wit', current: true });
    const settle = () => act(() => new Promise((done) => setTimeout(done, 100)));
    await settle();
    return { ...shop, settle, arrive: () => (come.resolve(), settle()) };
  };

  it('does not come over that of a later choice', async () => {
    const { router, settle, arrive } = await inShop();
    fireEvent.click(screen.getByRole('link', { name: 'Blauw' }));
    await settle();
    await arrive();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByRole('link', { name: 'Blauw' })).toHaveAttribute('aria-current', 'true');
  });

  it('does not come over a page that was gone to since', async () => {
    const { router, arrive } = await inShop();
    await act(() => router.navigate({ href: '/p/HD/handdoek' }));
    await arrive();
    expect(router.state.location.pathname).toBe('/p/HD/handdoek');
  });

  it('follows although another shop in the same document has a later choice', async () => {
    const { router, store, arrive } = await inShop();
    const { context } = router.options;
    const other = createShopRouter({ context, history: createMemoryHistory({ initialEntries: [path] }) });
    const page = { router: other, pages: context.pages, store, words: context.visit.words, show: () => undefined };
    const shown = detailOf(aProduct(), 'JAS-WIT-S', aViewContext());
    const chosen = chooseVariant(page, shown, { sku: 'JAS-BLAUW-S', code: 'kleur' });
    await arrive();
    await chosen;
    expect(router.state.location.pathname).toBe('/p/JAS/badjas-fenne/JAS-WIT-S');
  });

  it('follows when nothing came between', async () => {
    const { router, arrive } = await inShop();
    await arrive();
    expect(router.state.location.pathname).toBe('/p/JAS/badjas-fenne/JAS-WIT-S');
  });
});

it('a variant that is chosen where the dispatcher shows the product leads to the address of that variant', async () => {
  const params = { parentSku: 'JAS', slug: 'badjas-fenne' };
  const robe = (childSku?: string) => detailOf(aProduct(), childSku, aViewContext());
  const { router } = await visit({
    path: '/badjas.html',
    services: {
      resolve: async () => ({ kind: 'product', params, data: robe('JAS-BLAUW-S') }),
      product: async (request) => robe(request.params['childSku']),
    },
  });
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://voorbeeld.test${path}`);
  fireEvent.click(screen.getByRole('link', { name: 'Wit' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/p/JAS/badjas-fenne/JAS-WIT-S'));
  expect(await screen.findByRole('link', { name: 'Wit', current: true })).toBeVisible();
});

it('a sold-out size can be chosen, and offers a mail in the place of the button', async () => {
  const [, ...others] = aProduct().configurable_children ?? [];
  const document = aProduct({
    configurable_children: [aVariant({ stock: { is_in_stock: false, qty: 0 } }), ...others],
  });
  await visit({ path, services: { product: async () => detailOf(document, 'JAS-BLAUW-S', aViewContext()) } });
  expect(screen.getByRole('button', { name: 'Mail mij' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In winkelwagen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Aantal' })).not.toBeInTheDocument();
});

it('another product begins with one piece', async () => {
  const simple = (parentSku: string, name: string) =>
    aProductDetail({ parentSku, sku: parentSku, name, variants: [], options: [], stock: { status: 'ok' } });
  const product = async ({ params: { parentSku } }: PageRequest) =>
    parentSku === 'HD' ? simple('HD', 'Handdoek') : simple('WH', 'Washandje');
  const { router } = await visit({ path: '/p/WH/washandje', services: { product } });
  const quantity = () => screen.getByRole('textbox', { name: 'Aantal' });
  await userEvent.tripleClick(quantity());
  await userEvent.keyboard('5{Tab}');
  expect(quantity()).toHaveValue('5');
  await act(() => router.navigate({ href: '/p/HD/handdoek' }));
  await screen.findByRole('heading', { name: 'Handdoek', level: 1 });
  expect(quantity()).toHaveValue('1');
});

describe('what the server draws of a product', () => {
  const show = (differences: Parameters<typeof aProductDetail>[0]) =>
    visit({ path, services: { product: async () => aProductDetail(differences) } });

  it('PROD-22 what goes with it stands below its story', async () => {
    await show({ about: anAbout({ related: [aProductSummary({ name: 'Washandje' })] }) });
    expect(within(screen.getByRole('region', { name: 'Past hierbij' })).getByText('Washandje')).toBeVisible();
    expect(screen.getByText('Zacht en warm.')).toBeVisible();
  });

  it.each([
    ['simple', 1],
    ['virtual', 0],
    ['downloadable', 0],
  ])('PROD-25 a %s product shows %i promises of delivery', async (type, count) => {
    await show({ type, variants: [], options: [] });
    expect(within(screen.getByRole('main')).queryAllByText(/^Bezorg|bezorgd/i)).toHaveLength(count);
  });
});

describe('SHIP-11 the promise on a product page', () => {
  const delivery = { words: 'Voor 22.00 uur besteld, morgen in huis', until: Infinity };
  const robe = (stock: object, childSku = 'JAS-BLAUW-S') => {
    const [small, ...others] = aProduct().configurable_children ?? [];
    const document = aProduct({ configurable_children: [{ ...aVariant(), ...small, ...stock }, ...others] });
    const product = detailOf(document, childSku, aViewContext());
    return { ...product, about: { ...product.about, delivery } };
  };
  const show = (stock: object) =>
    visit({ path, services: { product: async ({ params }) => robe(stock, params['childSku']) } });

  const promise = () => within(screen.getByRole('main')).getByText(delivery.words);

  it('SHIP-11 is shown beside the order', async () => {
    await show({});
    expect(promise()).toBeVisible();
  });

  it('SHIP-11 is hidden while the chosen variant is sold out, and shown for one that is not', async () => {
    await show({ stock: { is_in_stock: false, qty: 0 } });
    expect(promise()).not.toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Wit' }));
    await screen.findByRole('link', { name: 'Wit', current: true });
    expect(promise()).toBeVisible();
  });

  it.each([
    ['sold out', { is_in_stock: false, qty: 0 }],
    ['of unknown stock', undefined],
  ])('SHIP-11 is only without its day for a variant %s: delivery and returns are shown', async (_is, stock) => {
    await show({ stock });
    const promises = within(screen.getByRole('list', { name: 'Bezorgen en retourneren' }));
    expect(promise()).not.toBeVisible();
    expect(promises.getByRole('link', { name: /^Bezorging/ })).toBeVisible();
    expect(promises.getByRole('link', { name: 'Gratis retourneren' })).toBeVisible();
  });

  it('SHIP-11 is no day where none is promised', async () => {
    const { about, ...product } = robe({});
    const { delivery: _none, ...others } = about;
    await visit({ path, services: { product: async () => ({ ...product, about: others }) } });
    expect(within(screen.getByRole('main')).queryByText(/in huis/)).toBeNull();
  });
});

it('PROD-18 a size guide that did not load says so, and loads when it is asked again', async () => {
  const document = aProduct();
  const content = vi
    .fn(async () => ({ id: 'm', slug: 'maattabel', name: 'Maattabel', title: 'Maattabel', body: [] }))
    .mockRejectedValueOnce(new UnreachableError('No answer'));
  await visit({ path, services: { content, product: async () => detailOf(document, 'JAS-BLAUW-S', aViewContext()) } });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Maattabel' })));
  expect(await screen.findByText('De tabel kon niet worden geladen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(await screen.findByText(/Voor dit product is er geen tabel/)).toBeVisible();
  expect(screen.queryByText('De tabel kon niet worden geladen.')).toBeNull();
});

it('PROD-24 the product page lists what customers say of it, and has the form of a review', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const about = anAbout({ reviews: someProductReviews() });
  await visit({ path, services: { product: async () => aProductDetail({ about }) } });
  const said = screen.getByRole('region', { name: 'Wat klanten zeggen' });
  expect(
    within(said)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Top', 'Fijn']);
  await act(async () => fireEvent.scroll(window));
  await userEvent.click(await screen.findByText('Schrijf een beoordeling'));
  expect(await screen.findByRole('button', { name: 'Versturen' })).toBeVisible();
});

it('A11Y-06 marks each field of a review that is not filled in invalid, and describes it', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const about = anAbout({ reviews: someProductReviews() });
  await visit({ path, services: { product: async () => aProductDetail({ about }) } });
  await act(async () => fireEvent.scroll(window));
  await userEvent.click(await screen.findByText('Schrijf een beoordeling'));
  await userEvent.click(await screen.findByRole('button', { name: 'Versturen' }));
  const texts = ['Kort gezegd', 'Wat vind je ervan?', 'Je naam op de site'];
  const fields = texts.map((name) => screen.getByRole('textbox', { name }));
  for (const field of [...fields, screen.getByRole('radio', { name: '4: heel goed' }).closest('fieldset')]) {
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Dit veld is verplicht');
  }
});

describe('what the law wants said on the page of a product', () => {
  const show = async (differences: Parameters<typeof aProduct>[0]) => {
    const product = async () => detailOf(aProduct(differences), undefined, aViewContext());
    await visit({ path: '/p/JAS/badjas-fenne', services: { product } });
    return within(screen.getByRole('main'));
  };
  const rowOf = async (label: string, differences: Parameters<typeof aProduct>[0]) =>
    (await show(differences)).queryByText(label)?.nextElementSibling;

  describe('LEGAL-03 a reduction', () => {
    const reduced = (lowest_price_30d?: number) =>
      show({
        ...{ type_id: 'simple', configurable_options: [], configurable_children: [] },
        price: 100,
        special_price: 70,
        lowest_price_30d,
      });
    const struckThrough = () => screen.getByRole('main').querySelector('del');

    it.each([
      ['the original price where it was not cheaper', undefined, '€ 100,00'],
      ['the original price where it was dearer', 120, '€ 100,00'],
      ['the lowest price of 30 days where it was cheaper', 80, '€ 80,00'],
    ])('LEGAL-03 strikes through %s', async (_what, lowest, price) => {
      await reduced(lowest);
      expect(struckThrough()).toHaveTextContent(price);
    });

    it.each([
      ['the original price', undefined, '-30%'],
      ['the lowest price of 30 days', 80, '-13%'],
    ])('LEGAL-03 has a percentage of %s', async (_what, lowest, percentage) => {
      const announced = (await reduced(lowest)).getAllByText(/^-\d+%$/);
      for (const label of announced) expect(label).toHaveTextContent(percentage);
    });

    it.each([70, 60])('LEGAL-03 is not announced at € 70 when it was € %i before', async (lowest) => {
      const page = await reduced(lowest);
      expect(page.getAllByText('€ 70,00')[0]).toBeVisible();
      expect(struckThrough()).toBeNull();
      expect(page.queryByText(/^-\d+%/)).toBeNull();
    });
  });

  const fibre_composition = [
    { fibre: 'polyamide', percentage: 78 },
    { fibre: 'elastaan', percentage: 22 },
  ];
  it('LEGAL-05 the product page shows each fibre with its percentage', async () => {
    expect(await rowOf('Samenstelling', { fibre_composition })).toHaveTextContent('78% polyamide, 22% elastaan');
  });

  const producer = { name: 'Atelier Vaart', address: 'Lakenkade 4, 2312 KD Leiden', email: 'info@vaart.example' };
  it.each([
    ['the name', 'Atelier Vaart'],
    ['the postal address', 'Lakenkade 4, 2312 KD Leiden'],
    ['the electronic address', 'info@vaart.example'],
  ])('LEGAL-06 the product page shows %s of the manufacturer', async (_what, text) => {
    expect(await rowOf('Fabrikant', { producer })).toHaveTextContent(text);
  });

  it('LEGAL-06 the product page shows who answers in the EU for a manufacturer outside it', async () => {
    const eu_responsible = { name: 'Invoer B.V.', address: 'Kade 1, 3011 AA Rotterdam', email: 'hallo@invoer.example' };
    expect(await rowOf('Verantwoordelijk in de EU', { producer, eu_responsible })).toHaveTextContent(
      'Invoer B.V., Kade 1, 3011 AA Rotterdam, hallo@invoer.example',
    );
  });

  it('LEGAL-06 the product page shows the warnings', async () => {
    const warnings = ['Uit de buurt van vuur houden.', 'Geen speelgoed.'];
    expect(await rowOf('Waarschuwing', { warnings })).toHaveTextContent(warnings.join(' '));
  });

  it('LEGAL-07 the product page shows the notice of the legal guarantee', async () => {
    expect(await rowOf('Wettelijke garantie', {})).toHaveTextContent(
      'Wat je koopt moet doen wat je ervan mag verwachten.',
    );
  });

  it('LEGAL-08 says before the button that what is sealed may be returned only unopened', async () => {
    const page = await show({ is_sealed_hygiene: true });
    const words = page.getByText(/je kunt dit alleen ongeopend terugsturen/);
    const button = page.getByRole('button', { name: /In winkelwagen|Kies/ });
    expect(words.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('LEGAL-08 says so of nothing else', async () => {
    expect((await show({})).queryByText(/ongeopend/)).toBeNull();
  });
});

describe('LEGAL-09 the reviews on the page of a product', () => {
  const statement = /lezen elke beoordeling voor we die plaatsen.*kocht, gaan we niet na/;
  const show = (about: ReturnType<typeof anAbout>) =>
    visit({ path, services: { product: async () => aProductDetail({ about }) } });

  it('LEGAL-09 say whether and how they are verified', async () => {
    await show(anAbout({ reviews: someProductReviews() }));
    expect(within(screen.getByRole('region', { name: 'Wat klanten zeggen' })).getByText(statement)).toBeVisible();
  });

  it('LEGAL-09 a single review says so too', async () => {
    const { items } = someProductReviews();
    await show(anAbout({ reviews: { ...someProductReviews(), count: 1, items: items.slice(0, 1) } }));
    expect(screen.getByText(statement)).toBeVisible();
  });

  it('LEGAL-09 say nothing of it where there are none', async () => {
    await show(anAbout());
    expect(screen.queryByText(statement)).toBeNull();
  });
});

it('PROD-21 what was looked at before stands on the product page once a shopper does something, without the current one', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  localStorage.clear();
  const looked = () => localStorage.getItem('shop/catalog/recently-viewed');
  const names = new Map([
    ['SJ', 'Sjaal'],
    ['HD', 'Handdoek'],
  ]);
  const product = async ({ params: { parentSku = '' } }: PageRequest) =>
    aProductDetail({ parentSku, name: names.get(parentSku) ?? '' });
  const { router } = await visit({ path: '/p/SJ/sjaal', services: { product } });
  await act(() => router.navigate({ href: '/p/HD/handdoek' }));
  await screen.findByRole('heading', { name: 'Handdoek', level: 1 });
  await vi.waitFor(() => expect(looked()).toContain('Sjaal'));
  expect(screen.queryByRole('region', { name: 'Eerder bekeken' })).not.toBeInTheDocument();
  await act(async () => fireEvent.scroll(window));
  const before = await screen.findByRole('region', { name: 'Eerder bekeken' });
  expect(within(before).getByText('Sjaal')).toBeVisible();
  expect(within(before).queryByText('Handdoek')).not.toBeInTheDocument();
  expect(looked()).toMatch(/Handdoek.*Sjaal/);
});
