import { anAddress } from '@etalage/account/testing';
import { toOrderAddress } from '@etalage/account/rules';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { backInStockRequests } from './backInStock/tables.ts';
import { createSmtpMailer } from './mail/mailers.ts';
import { outboxMails } from './mail/tables.ts';
import { aMailServer } from './testing/aMailServer.ts';
import { aShop, aWork } from './testing/aShop.ts';

const email = 'margriet.zoutendijk@voorbeeld.nl';
const person = {
  firstname: 'Margriet',
  lastname: 'Zoutendijk',
  telephone: '0612345678',
};

const street = ['Kwartellaan', '17'];

it('the log holds no address, name, token or text of a mail, whatever fails', async () => {
  const shop = await aShop();
  const { database } = shop.ports;
  const mails = await aMailServer();
  mails.state.reply = (recipient) => (recipient === email ? 550 : 'take');
  mails.state.replyToData = () => 451;
  const work = aWork(shop.ports, createSmtpMailer(mails.url));
  const address = { ...toOrderAddress(anAddress(), { email }), ...person, street };
  const order = async () => {
    const cartId = await shop.newCart();
    const addressInformation = {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'standard',
      shipping_carrier_code: 'homedelivery',
      payment_method_code: 'multisafepay_ideal',
    };
    return { cartId, answer: await shop.order({ cart_id: cartId, addressInformation }) };
  };

  const { cartId, answer } = await order();
  expect(answer.code).toBe(200);
  await work.soon();
  await shop.call('POST', '/api/stock/back-in-stock', { sku: 'OP', email });
  const [waiting] = await database.select().from(backInStockRequests);
  const key = 'Zk3v9QhT2mXw8LrPa5Ny7BcD1eFg4HjKsTuVwXyZ012';
  await shop.app.request(`/api/stock/back-in-stock/unsubscribe?key=${key}`);
  await shop.call('POST', '/api/ext/magento2-newsletter/subscribe', { email });
  await shop.call('GET', `/api/ext/magento2-newsletter/subscribe?email=${encodeURIComponent(email)}`);
  await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
  await shop.call('GET', `/api/unknown/${encodeURIComponent(email)}`);
  await shop.app.request('/api/order', { method: 'POST', body: `{"email": ${email}` });
  const [mail] = await database.select().from(outboxMails);
  await shop.app.request(`/outbox/${mail?.viewKey}`);

  // A mail and an order that the database does not take: its errors repeat what they were given.
  await database.execute(sql`alter table outbox_mails rename column sender to gone`);
  const { answer: failed, cartId: second } = await order();
  await work.soon();
  await database.execute(sql`alter table outbox_mails rename column gone to sender`);
  expect(failed.status).toBe(500);

  const log = JSON.stringify(shop.log);
  const said = shop.log.map(({ msg }) => msg);
  expect(said).toEqual(expect.arrayContaining(['mail given up', 'unexpected failure', 'answered']));
  expect(waiting?.email).toBe(email);
  const secrets = [email, ...Object.values(person), street[0], address.postcode, cartId, second, key, mail?.viewKey];
  for (const word of [...secrets, encodeURIComponent(email), 'Bedankt', '<html'])
    expect([word, log.includes(String(word))]).toEqual([word, false]);
  expect(mail?.text).toContain('Margriet');
  await mails.close();
});
