import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { botChallengeAnswer } from '../../contract.ts';
import { createBotTokens } from './botTokens.ts';
import { unreachable } from './testing/aSession.ts';

const aChallenge = async (cost = 1) =>
  v.parse(
    botChallengeAnswer,
    await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter: 3, deriveKey, hmacSignatureSecret: 'secret' }),
  );

const noFailure = (error: unknown): never => expect.unreachable(String(error));

describe('BOT-01 the proof', () => {
  it('BOT-01 is what solves the challenge of the server', async () => {
    const challenge = await aChallenge();
    const proof = await createBotTokens({ api: { challenge: async () => challenge }, log: noFailure })();
    expect(JSON.parse(atob(proof ?? ''))).toMatchObject({ challenge, solution: { counter: 3 } });
  });

  it('BOT-02 is null where there is nothing to solve', async () =>
    expect(await createBotTokens({ api: { challenge: async () => null }, log: noFailure })()).toBeNull());

  it('BOT-02 is null where the challenge cannot be solved, which is logged', async () => {
    const logged: unknown[] = [];
    const challenge = (await aChallenge()) ?? expect.unreachable();
    const api = {
      challenge: async () => ({ ...challenge, parameters: { ...challenge.parameters, algorithm: 'unknown' } }),
    };
    expect(await createBotTokens({ api, log: (what) => void logged.push(what) })()).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('BOT-02 is null where the server gives no challenge, which is logged', async () => {
    const logged: unknown[] = [];
    const error = unreachable();
    const api = { challenge: () => Promise.reject(error) };
    expect(await createBotTokens({ api, log: (what) => void logged.push(what) })()).toBeNull();
    expect(logged).toEqual([error]);
  });
});
