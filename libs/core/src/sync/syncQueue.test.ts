import * as fake from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../errors.ts';
import { createStorage } from '../storage.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { createSyncQueue, type SyncQueueOptions } from './syncQueue.ts';
import type { NewSyncTask, SyncTask } from './syncTask.ts';
import { createTaskStore } from './taskStore.ts';

const numRuns = process.env['ETALAGE_SOAK'] === '1' ? 20_000 : 200;

const aTask = (differences: Partial<NewSyncTask> = {}): NewSyncTask => ({
  task_id: 'one',
  url: '/api/act',
  payload: { method: 'POST', body: { qty: 1 } },
  ...differences,
});

/** A browser with a queue; `answer` stands for the server. */
function aBrowser(options: Partial<SyncQueueOptions> = {}) {
  const storage = createStorage();
  const sent: string[] = [];
  const emitted: [event: string, task: SyncTask][] = [];
  const logged: string[] = [];
  let clock = 1000;
  const open = () =>
    createSyncQueue({
      store: createTaskStore(storage),
      lock: (act) => act(),
      send: async (_task, url) => {
        sent.push(url);
        return { code: 200, result: 'done' };
      },
      contextOf: () => ({ token: 'the token', cartId: 'cart 1' }),
      connectCart: async (task) => task,
      emit: (event, task) => void emitted.push([event, task]),
      log: (error) => void logged.push(error.message),
      now: () => (clock += 1),
      ...options,
    });
  return { queue: open(), open, storage, sent, emitted, logged };
}

describe('a sync task', () => {
  it.each([
    ['task_id', 'one'],
    ['url', '/api/act'],
    ['payload', { method: 'POST', body: { qty: 1 } }],
    ['transmited', false],
    ['transmited_at', null],
    ['created_at', expect.any(Number)],
    ['updated_at', expect.any(Number)],
    ['result', null],
    ['resultCode', null],
    ['code', null],
    ['acknowledged', false],
    ['meta', { name: 'a towel' }],
    ['callback_event', null],
    ['silent', false],
    ['is_result_cacheable', false],
  ])('QUEUE-01 has %s', async (field, value) => {
    const { queue } = aBrowser();
    await queue.add(aTask({ meta: { name: 'a towel' } }));
    expect((await queue.tasks())[0]).toHaveProperty(field, value);
  });

  it.each([
    ['callback_event', 'order/answered'],
    ['silent', true],
    ['is_result_cacheable', true],
  ])('QUEUE-01 has %s as it was given', async (field, value) => {
    const { queue } = aBrowser();
    await queue.add(aTask({ [field]: value }));
    expect((await queue.tasks())[0]).toHaveProperty(field, value);
  });

  it.each([
    ['transmited', true],
    ['result', 'Sold out'],
    ['resultCode', 400],
    ['code', 400],
  ])('QUEUE-01 has %s of the answer', async (field, value) => {
    const { queue } = aBrowser({ send: async () => ({ code: 400, result: 'Sold out' }) });
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    expect((await queue.tasks())[0]).toHaveProperty(field, value);
  });

  it('QUEUE-01 is acknowledged once the shopper has seen the answer', async () => {
    const { queue } = aBrowser();
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    expect(await queue.tasks()).toMatchObject([{ acknowledged: false }]);
    await queue.acknowledge('one');
    expect(await queue.tasks()).toMatchObject([{ acknowledged: true }]);
  });

  it('QUEUE-02 that may not be sent now waits, is not counted as tried, and holds up none', async () => {
    const { queue, sent } = aBrowser({ maySend: ({ task_id: id }) => id !== 'one' });
    const { task } = await queue.add(aTask());
    await queue.add(aTask({ task_id: 'two', url: '/api/other' }));
    await queue.process();
    expect(sent).toEqual(['/api/other']);
    expect(await queue.tasks()).toEqual([task]);
  });

  it('QUEUE-02 is created untransmitted', async () => {
    const { queue, sent } = aBrowser();
    const { task } = await queue.add(aTask());
    expect(task).toMatchObject({ transmited: false, transmited_at: null, resultCode: null });
    expect(sent).toEqual([]);
  });

  it.each([200, 400])('QUEUE-02 is transmitted with the result code %i', async (code) => {
    const { queue } = aBrowser({ send: async () => ({ code, result: 'what it says' }) });
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    const answer = { transmited: true, transmited_at: expect.any(Number), resultCode: code, code };
    expect(await queue.tasks()).toMatchObject([{ ...answer, result: 'what it says' }]);
  });

  it('QUEUE-01 says in transmited_at when it was answered, not when it was created', async () => {
    const { queue } = aBrowser();
    const { task } = await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    expect(Number((await queue.tasks())[0]?.transmited_at)).toBeGreaterThan(task.created_at);
  });

  it('QUEUE-01 says in updated_at when it was answered', async () => {
    const { queue } = aBrowser();
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    const [task] = await queue.tasks();
    expect(task?.updated_at).toBe(task?.transmited_at);
  });

  it('QUEUE-02 is kept when is_result_cacheable is set, and not sent again', async () => {
    const { queue, sent } = aBrowser();
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    await queue.process();
    expect(await queue.tasks()).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it.each([200, 400])('QUEUE-02 is removed otherwise, answered with code %i', async (code) => {
    const { queue } = aBrowser({ send: async () => ({ code, result: '' }) });
    await queue.add(aTask());
    await queue.process();
    expect(await queue.tasks()).toEqual([]);
  });
});

describe('the URL of a task', () => {
  it('QUEUE-03 has the user’s token in the place of {{token}} when the task runs', async () => {
    let token = 'before';
    const { queue, sent } = aBrowser({ contextOf: () => ({ token }) });
    await queue.add(aTask({ url: '/api/user/me?token={{token}}' }));
    token = 'a b&c';
    await queue.process();
    expect(sent).toEqual(['/api/user/me?token=a%20b%26c']);
  });

  it('QUEUE-03 has the user’s token in the place of each {{token}}', async () => {
    const { queue, sent } = aBrowser();
    await queue.add(aTask({ url: '/api/user/{{token}}?token={{token}}' }));
    await queue.process();
    expect(sent).toEqual(['/api/user/the%20token?token=the%20token']);
  });

  it('QUEUE-03 has the id of the cart that there is when the task runs, not when it is created', async () => {
    let cartId = 'before';
    const { queue, sent } = aBrowser({ contextOf: () => ({ cartId }) });
    await queue.add(aTask({ url: '/api/cart/pull?cartId={{cartId}}' }));
    cartId = 'after';
    await queue.process();
    expect(sent).toEqual(['/api/cart/pull?cartId=after']);
  });

  it('QUEUE-03 has no token of a guest', async () => {
    const { queue, sent } = aBrowser({ contextOf: () => ({}) });
    await queue.add(aTask({ url: '/api/order?token={{token}}' }));
    await queue.process();
    expect(sent).toEqual(['/api/order?token=']);
  });

  it('QUEUE-03 has the cart’s id in the place of {{cartId}} when the task runs', async () => {
    const { queue, sent } = aBrowser({ contextOf: () => ({ cartId: 'cart 7' }) });
    await queue.add(aTask({ url: '/api/cart/pull?cartId={{cartId}}&again={{cartId}}' }));
    await queue.process();
    expect(sent).toEqual(['/api/cart/pull?cartId=cart%207&again=cart%207']);
  });
});

describe('a task whose URL needs a cart id while there is none', () => {
  const url = '/api/order?cartId={{cartId}}';
  const withoutCart = (differences: Partial<SyncQueueOptions> = {}) =>
    aBrowser({
      contextOf: ({ meta }) => (typeof meta === 'string' ? { cartId: meta } : {}),
      connectCart: async (task) => ({ ...task, meta: 'the new cart' }),
      ...differences,
    });

  it('QUEUE-04 fails with a text that names the URL', async () => {
    const { queue, logged } = withoutCart();
    await queue.add(aTask({ url }));
    await queue.process();
    expect(logged).toEqual([`Error executing sync task ${url} the required cartId argument is null`]);
  });

  it('QUEUE-04 has the cart connected anew', async () => {
    const { queue, sent } = withoutCart();
    await queue.add(aTask({ url }));
    await queue.process();
    expect(sent).toEqual(['/api/order?cartId=the%20new%20cart']);
  });

  it('QUEUE-04 keeps the new cart, as a repeated call must name the same', async () => {
    const { queue } = withoutCart({ send: () => Promise.reject(new UnreachableError('No answer')) });
    await queue.add(aTask({ url }));
    await queue.process();
    expect(await queue.tasks()).toMatchObject([{ transmited: false, meta: 'the new cart' }]);
  });

  it('QUEUE-04 waits while no cart can be had', async () => {
    const { queue, sent } = withoutCart({ connectCart: () => Promise.reject(new UnreachableError('No answer')) });
    await queue.add(aTask({ url }));
    await queue.process();
    expect(sent).toEqual([]);
    expect(await queue.tasks()).toMatchObject([{ transmited: false }]);
  });
});

describe('callback_event', () => {
  it('QUEUE-05 is emitted with the result', async () => {
    const { queue, emitted } = aBrowser();
    await queue.add(aTask({ callback_event: 'order/transmitted' }));
    await queue.process();
    expect(emitted).toEqual([['order/transmitted', expect.objectContaining({ result: 'done', code: 200 })]]);
  });

  it('QUEUE-05 is emitted with a refusal too', async () => {
    const { queue, emitted } = aBrowser({ send: async () => ({ code: 400, result: 'gone' }) });
    await queue.add(aTask({ callback_event: 'order/transmitted' }));
    await queue.process();
    expect(emitted).toMatchObject([['order/transmitted', { result: 'gone', code: 400 }]]);
  });

  it('QUEUE-05 none is emitted of a task without one', async () => {
    const { queue, emitted } = aBrowser();
    await queue.add(aTask());
    await queue.process();
    expect(emitted).toEqual([]);
  });
});

describe('tasks that wait', () => {
  const urls = ['/a', '/b', '/c'];
  const addAll = async ({ queue }: ReturnType<typeof aBrowser>) => {
    for (const url of urls) await queue.add(aTask({ task_id: `id of ${9 - urls.indexOf(url)}`, url }));
  };

  it('QUEUE-07 run in the order of their creation', async () => {
    const browser = aBrowser({ now: () => 5 });
    await addAll(browser);
    await browser.queue.process();
    expect(browser.sent).toEqual(urls);
  });

  it('QUEUE-07 run in the order of their creation within a millisecond, though a database sorts them by their ids', async () => {
    for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    const browser = aBrowser({ now: () => 5 });
    await addAll(browser);
    await browser.queue.process();
    vi.unstubAllGlobals();
    expect(browser.sent).toEqual(urls);
  });

  it('QUEUE-07 survive a page reload until transmitted', async () => {
    const browser = aBrowser();
    await addAll(browser);
    await browser.open().process(['id of 9']);
    const later = browser.open();
    expect((await later.tasks()).map(({ url }) => url)).toEqual(['/b', '/c']);
    await later.process();
    expect(browser.sent).toEqual(urls);
    expect(await browser.open().tasks()).toEqual([]);
  });

  it('QUEUE-10 are not sent again once another tab has sent them', async () => {
    const turns = createTaskQueue();
    const browser = aBrowser({ lock: (act) => turns.run(act) });
    await browser.queue.add(aTask({ is_result_cacheable: true }));
    await Promise.all([browser.queue.process(), browser.open().process()]);
    expect(browser.sent).toEqual(['/api/act']);
    expect(await browser.queue.tasks()).toMatchObject([{ transmited: true }]);
  });

  it.each([
    ['is no answer', () => Promise.reject(new UnreachableError('No answer'))],
    ['the server has trouble', async () => ({ code: 503, result: '' })],
    ['the session is over', async () => ({ code: 401, result: '' })],
    ['there were too many calls', async () => ({ code: 429, result: '' })],
  ])('QUEUE-07 stay, with those behind them, when there %s', async (_why, send) => {
    const browser = aBrowser({ send });
    await addAll(browser);
    await browser.queue.process();
    expect((await browser.queue.tasks()).map(({ url, transmited }) => [url, transmited])).toEqual(
      urls.map((url) => [url, false]),
    );
  });

  it('QUEUE-07 go on past one whose session is over', async () => {
    const browser = aBrowser({
      send: async (_task, url) => (browser.sent.push(url), { code: url === '/a' ? 401 : 200, result: '' }),
    });
    await addAll(browser);
    await browser.queue.process();
    expect((await browser.queue.tasks()).map(({ url, transmited }) => [url, transmited])).toEqual([['/a', false]]);
  });

  it.each([400, 403, 404, 409])('QUEUE-12 are given up for a refusal with code %i', async (code) => {
    const browser = aBrowser({ send: async () => ({ code, result: 'Uitverkocht' }) });
    await browser.queue.add(aTask({ is_result_cacheable: true }));
    await browser.queue.process();
    expect(await browser.queue.tasks()).toMatchObject([{ transmited: true, code, result: 'Uitverkocht' }]);
  });

  it('QUEUE-12 are not given up for a 500, which may succeed later, and hold up none', async () => {
    const browser = aBrowser({
      send: async (_task, url) => (browser.sent.push(url), { code: url === '/a' ? 500 : 200, result: '' }),
    });
    await addAll(browser);
    await browser.queue.process();
    expect((await browser.queue.tasks()).map(({ url, transmited }) => [url, transmited])).toEqual([['/a', false]]);
  });

  it('QUEUE-01 say in updated_at that they were tried', async () => {
    const { queue } = aBrowser({ send: () => Promise.reject(new UnreachableError('No answer')) });
    const { task } = await queue.add(aTask());
    expect(task.updated_at).toBe(task.created_at);
    await queue.process();
    const [tried] = await queue.tasks();
    expect(tried?.updated_at).toBeGreaterThan(task.created_at);
  });

  it('QUEUE-08 are not removed once they were transmitted', async () => {
    const { queue } = aBrowser();
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    expect(await queue.remove('one')).toBe(false);
    expect(await queue.tasks()).toHaveLength(1);
    await queue.add(aTask({ task_id: 'two' }));
    expect(await queue.remove('two')).toBe(true);
    expect((await queue.tasks()).map(({ task_id: id }) => id)).toEqual(['one']);
  });

  it('are forgotten with those that were transmitted, and it says whether one waited', async () => {
    const { queue } = aBrowser();
    await queue.add(aTask({ is_result_cacheable: true }));
    await queue.process();
    expect(await queue.forget()).toBe(false);
    await queue.add(aTask({ task_id: 'two' }));
    expect(await queue.forget()).toBe(true);
    expect(await queue.tasks()).toEqual([]);
  });

  it('are forgotten of whom it says, and the others stay', async () => {
    const { queue } = aBrowser();
    await queue.add(aTask());
    await queue.add(aTask({ task_id: 'two' }));
    expect(await queue.forget(({ task_id: id }) => id === 'two')).toBe(true);
    expect((await queue.tasks()).map(({ task_id: id }) => id)).toEqual(['one']);
  });

  it('that the shopper has seen are kept as transmitted, without what was sent, until the next is seen', async () => {
    const { queue } = aBrowser();
    for (const task_id of ['one', 'two']) {
      await queue.add(aTask({ task_id, is_result_cacheable: true, meta: { name: 'Jans' } }));
      await queue.process();
      await queue.acknowledge(task_id);
    }
    expect(await queue.tasks()).toMatchObject([
      { task_id: 'two', transmited: true, acknowledged: true, meta: null, payload: { method: 'POST' } },
    ]);
    expect((await queue.tasks())[0]?.payload).not.toHaveProperty('body');
  });

  it('a defect of the code is not taken for a lost connection', async () => {
    const { queue } = aBrowser({ send: () => Promise.reject(new TypeError('defect')) });
    await queue.add(aTask());
    await expect(queue.process()).rejects.toThrow('defect');
  });
});

/** What happens in a history, in one of two tabs. */
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  act: fc.constantFrom('add' as const, 'send' as const, 'send' as const, 'reload' as const, 'send in both' as const),
});
const network = fc.constantFrom('ok' as const, 'lost' as const, 'answer lost' as const, 'busy' as const);

it('QUEUE-07 whatever gets lost, in two tabs, every task reaches the server once, in the order of creation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.array(network, { maxLength: 25 }), async (steps, fates) => {
      const arrived: string[] = [];
      let calls = 0;
      let isCalm = false;
      const turns = createTaskQueue();
      const browser = aBrowser({
        lock: (act) => turns.run(act),
        send: async ({ task_id: id }) => {
          const fate = isCalm ? 'ok' : (fates[(calls += 1)] ?? 'ok');
          await Promise.resolve();
          if (fate === 'lost') throw new UnreachableError('No answer');
          if (fate === 'busy') return { code: 503, result: '' };
          // The server answers a repeated call as it did the first.
          if (!arrived.includes(id)) arrived.push(id);
          if (fate === 'answer lost') throw new UnreachableError('No answer');
          return { code: 200, result: id };
        },
      });
      const tabs = [browser.queue, browser.open()];
      const created: string[] = [];
      for (const { tab, act } of steps) {
        const queue = tabs[tab] ?? browser.queue;
        if (act === 'reload') tabs[tab] = browser.open();
        else if (act === 'send') await queue.process();
        else if (act === 'send in both') await Promise.all(tabs.map((one) => one.process()));
        else {
          const task_id = `task ${created.length}`;
          created.push(task_id);
          await queue.add(aTask({ task_id, is_result_cacheable: created.length % 2 === 0 }));
        }
      }
      isCalm = true;
      await browser.open().process();
      expect(arrived).toEqual(created);
      expect((await browser.queue.tasks()).filter(({ transmited }) => !transmited)).toEqual([]);
    }),
    { numRuns },
  );
});
