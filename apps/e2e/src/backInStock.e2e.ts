import type { Page } from '@playwright/test';
import { aShirt } from './aShirt.ts';
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
    await expect.poll(mails).toHaveLength(1);
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
