import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const fashion = { storeId: 2, baseUrl: 'https://linge.example' };

describe('the environment of a store server', () => {
  it('has a port per store, which PORT_BASE moves and PORT overrides', () => {
    expect(readSettings({}, fashion)).toMatchObject({
      port: 4002,
      backendUrl: 'http://127.0.0.1:4000',
      baseUrl: 'https://linge.example',
    });
    expect(readSettings({ PORT_BASE: '5100' }, fashion)).toMatchObject({
      port: 5102,
      backendUrl: 'http://127.0.0.1:5100',
      baseUrl: 'http://localhost:5102',
    });
    expect(readSettings({ PORT_BASE: '5100', PORT: '8080' }, fashion)).toMatchObject({ port: 8080 });
  });

  it('CACHE-04 has the output cache off by default, and on where it says so', () => {
    const store = { storeId: 1, baseUrl: 'http://localhost:4001' };
    expect([{}, { OUTPUT_CACHE: 'on' }].map((env) => readSettings(env, store).outputCache)).toEqual([false, true]);
  });

  it('takes addresses without their last slash', () => {
    const { baseUrl, backendUrl } = readSettings(
      { BASE_URL: 'https://a.test/', BACKEND_URL: 'http://b.test:4000//' },
      fashion,
    );
    expect([baseUrl, backendUrl]).toEqual(['https://a.test', 'http://b.test:4000']);
  });

  it.each([
    [{ PORT: 'abc' }, "PORT must be a port number, and is 'abc'."],
    [{ PORT_BASE: '99999' }, "PORT_BASE must be a port number, and is '99999'."],
    [{ BASE_URL: 'linge' }, "BASE_URL must be an address that starts with http:// or https://, and is 'linge'."],
    [{ OUTPUT_CACHE: 'ja' }, "OUTPUT_CACHE must be 'on' or 'off', and is 'ja'."],
    [{ TRUST_PROXY: 'everyone' }, "TRUST_PROXY must list addresses or networks, and has 'everyone'."],
  ])('names the variable that is wrong: %o', (env, message) => {
    expect(() => readSettings(env, fashion)).toThrow(message);
  });

  it.each([{ ADMIN_KEY: '' }, { ADMIN_KEY: 'short' }])('starts with no admin key that is empty or short: %o', (env) => {
    expect(() => readSettings(env, fashion)).toThrow('give it at least 16 characters, or do not set it');
  });

  it('listens on this machine unless HOST says otherwise', () => {
    expect(readSettings({}, fashion).host).toBe('127.0.0.1');
    expect(readSettings({ HOST: '0.0.0.0' }, fashion)).toMatchObject({
      host: '0.0.0.0',
      backendUrl: 'http://127.0.0.1:4000',
    });
    expect(readSettings({ HOST: '10.0.0.5' }, fashion).backendUrl).toBe('http://10.0.0.5:4000');
  });

  it('trusts the listed peers only', () => {
    const { trusts } = readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }, fashion);
    expect(['10.1.2.3', '::1', '11.0.0.1'].map(trusts)).toEqual([true, true, false]);
  });
});
