import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** What a mail in the outbox is about, and to whom. */
type Entry = { id: string; recipient: string; subject: string };

test.describe('what is sold out', () => {
  test.skip(
    ({ isMobile, storeCode }) => !isMobile && storeCode !== 'fashion',
    'a desktop shows the same in every store',
  );

  test('PROD-23 a sold-out size offers a mail, which comes once when it is back and has a way out', async ({
    page,
    isMobile,
    backendUrl,
    storeCode,
    adminKey,
  }) => {
    const { sku, path, restock } = aShirt({ backendUrl, storeCode, adminKey }, isMobile ? 1 : 2);
    const email = `${sku.toLowerCase()}@voorbeeld.test`;
    await restock({ M: 0, L: 0 });
    const mails = async (): Promise<Entry[]> => {
      const answer = await fetch(`${backendUrl}/outbox?format=json`);
      const { result }: { result: Entry[] } = await answer.json();
      return result.filter(({ recipient }) => recipient === email);
    };

    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
    for (const size of ['M', 'L']) await askForMail(page, size, email);
    await expect(page.getByRole('button', { name: 'In winkelwagen' })).toHaveCount(0);

    await restock({ M: 4, L: 0 });
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Weer op voorraad: .*, M$/);
    await page.goto(`${backendUrl}/outbox/${mail?.id}`);
    const unsubscribe = await page.getByRole('link', { name: 'Meld je af' }).getAttribute('href');
    await page.getByRole('link', { name: 'Bekijk en bestel' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/${sku}-M$`));
    await expect(page.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();

    await page.goto(unsubscribe ?? '');
    await page.getByRole('button', { name: 'Meld me af' }).click();
    await expect(page.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible();
    await restock({ M: 9, L: 4 });
    // Two rounds of the backend's postman.
    await page.waitForTimeout(3_000);
    expect(await mails()).toHaveLength(1);
  });
});

test('an address that is sent before the shop runs stays out of the address bar', async ({
  browser,
  baseURL,
  isMobile,
  backendUrl,
  storeCode,
  adminKey,
}) => {
  test.skip(!isMobile || storeCode !== 'fashion', 'the same in every store');
  const { sku, path, restock } = aShirt({ backendUrl, storeCode, adminKey }, 3);
  await restock({ M: 0, L: 0 });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${path}/${sku}-M`);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('sanne@voorbeeld.test');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mail mij' }).click();
  await expect(page).toHaveURL(new RegExp(`${sku}-M$`));
  await page.close();
});

async function askForMail(page: Page, size: string, email: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${size} \\(`) }).click();
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.getByRole('button', { name: 'Mail mij' }).click();
  await expect(page.getByText(`Je krijgt één mail zodra ${size} weer op voorraad is.`)).toBeVisible();
}

type Shop = { backendUrl: string; storeCode: string; adminKey: string };
type Pieces = { M: number; L: number };

/** A shirt of this test alone, in sizes S, M and L, which no listing shows; `restock` imports it with so many pieces. */
function aShirt({ backendUrl, storeCode, adminKey }: Shop, number: number) {
  const id = 990_000 + number * 10;
  const sku = `E2E-${storeCode.toUpperCase()}-${number}`;
  const slug = `hemd-${sku.toLowerCase()}`;
  const sizes = [
    { value_index: 9_901, label: 'S' },
    { value_index: 9_902, label: 'M' },
    { value_index: 9_903, label: 'L' },
  ];
  const document = (pieces: Record<string, number>) => ({
    id,
    sku,
    name: 'Hemd van deze test',
    type_id: 'configurable',
    status: 1,
    visibility: 2,
    price: 19.95,
    tax_class_id: '2',
    url_key: slug,
    slug,
    url_path: `${slug}.html`,
    category_ids: [],
    stock: { qty: 0, is_in_stock: true, manage_stock: true },
    configurable_options: [{ id: 99, attribute_id: '142', attribute_code: 'maat', label: 'Maat', values: sizes }],
    configurable_children: sizes.map(({ value_index, label }, at) => ({
      id: id + 1 + at,
      sku: `${sku}-${label}`,
      name: `Hemd van deze test ${label}`,
      status: 1,
      price: 19.95,
      maat: String(value_index),
      stock: { qty: pieces[label] ?? 0, is_in_stock: (pieces[label] ?? 0) > 0, manage_stock: true },
    })),
  });
  const restock = async (pieces: Pieces): Promise<void> => {
    const answer = await fetch(`${backendUrl}/api/admin/import`, {
      method: 'POST',
      headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode },
      body: JSON.stringify({ entity: 'product', document: document({ S: 20, ...pieces }) }),
    });
    expect(await answer.json()).toMatchObject({ code: 200, result: { accepted: 1 } });
  };
  return { sku, path: `/p/${sku}/${slug}`, restock };
}
