import { newEmail, open, register } from './customers.ts';
import { expect, test } from './fixtures.ts';

const page1 = '/p/WH-WH-01/washandje-fenne';

test('PRICE-09 a business customer sees the prices of business customers everywhere, until they leave', async ({
  page,
  backendUrl,
  adminKey,
  storeCode,
}) => {
  test.skip(storeCode !== 'textile', 'Only the textile store sells by tiers.');
  const email = newEmail();
  const askedForGroup: string[] = [];
  page.on('request', (request) => request.url().includes('/_group/') && askedForGroup.push(request.url()));
  await register(page, email);
  const answer = await fetch(`${backendUrl}/api/admin/customers/group`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': adminKey, 'x-vs-store-code': storeCode },
    body: JSON.stringify({ email, group_id: 2 }),
  });
  expect(answer.status).toBe(200);
  const main = page.getByRole('main');
  await page.route('**/_group/**', (route) => route.abort());
  await page.route('**/_data/**', (route) => route.abort());
  await open(page, page1);
  await expect.poll(() => askedForGroup.length).toBeGreaterThan(0);
  await expect(main.getByText('€ 3,49').first()).toBeVisible();
  await page.unroute('**/_group/**');
  await page.unroute('**/_data/**');
  await open(page, page1);
  await expect(main.getByText('€ 2,97').first()).toBeVisible();
  await main.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await open(page, '/cart/');
  await expect(main.getByText('€ 2,97').first()).toBeVisible();
  await open(page, '/c/washandjes');
  await expect(main.getByText('€ 2,97').first()).toBeVisible();
  await open(page, '/my-account');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await open(page, page1);
  await expect(main.getByText('€ 3,49').first()).toBeVisible();
  await expect(main.getByText('€ 2,97')).toHaveCount(0);
});
