import { afterEach, expect, it, vi } from 'vitest';
import { whenOnline } from './whenOnline.ts';

afterEach(() => void vi.restoreAllMocks());

it('LAYOUT-06 what fails without a network is done once there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const task = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('here');
  const done = whenOnline(task);
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(1));
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await done).toBe('here');
});

it('what fails with a network fails at once', async () => {
  const refused = new Error('refused');
  await expect(whenOnline(() => Promise.reject(refused))).rejects.toBe(refused);
});
