import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from './testing/aBackend.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

it('answers that it can do its work', async () => {
  const answer = await backend.app.request('/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ code: 200, result: { status: 'ok' } });
});

describe('API-08 what the backend does not know', () => {
  it('API-08 answers 404 in the envelope for an unknown path', async () => {
    const answer = await backend.app.request('/api/no-such-thing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, result: 'Dit adres bestaat niet.' });
  });

  it('API-08 answers 405 in the envelope for a wrong method, and names the right ones', async () => {
    const answer = await backend.app.request('/health', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
    expect(await answer.json()).toMatchObject({ code: 405 });
  });
});
