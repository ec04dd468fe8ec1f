import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { ApiError } from '../errors.ts';
import { read, readPlain, silent } from '../http.ts';
import type { SyncAnswer, SyncTask } from './syncTask.ts';

/** Milliseconds: an order takes longer than other calls. */
const timeout = 30_000;

/** What an HTTP success holds; without a code it counts as 200 (ORDER-04). */
const successSchema = v.object({ result: v.unknown() });

/** Makes the call of a task. A refusal is an answer too; without a usable answer it throws an UnreachableError. */
export const sendTask =
  (http: KyInstance) =>
  async ({ payload, silent: isSilent }: SyncTask, url: string): Promise<SyncAnswer> => {
    const { method, headers = {}, body } = payload;
    const json = body === undefined ? {} : { json: body };
    try {
      const call = http(url, { method, headers, timeout, ...json, ...(isSilent ? silent : {}) });
      const { ok: isSuccess } = await call.catch(() => ({ ok: false }));
      const result = isSuccess ? (await readPlain(call, successSchema)).result : await read(call, v.unknown());
      return { code: 200, result };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { code: error.code, result: error.result };
    }
  };
