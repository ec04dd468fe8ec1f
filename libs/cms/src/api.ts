import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { storyAnswerSchema, storySchema, themeSchema } from './contract.ts';
import type { Story, Theme } from './model/story.ts';
import { storyFromWire, themeFromWire } from './wire.ts';

export type CmsApi = {
  /** Throws ApiError 404 for a slug without a story. */
  story(fullSlug: string): Promise<Story>;
  /** Menu, selling points and footer of a store. */
  theme(storeCode: string): Promise<Theme>;
};

const themeAnswer = v.looseObject({ story: v.looseObject({ ...storySchema.entries, content: themeSchema }) });

/** The content calls, silent all (wire contract 13.1). `base` is the store view's endpoint, `/api/ext/cms` when left out. */
export function createCmsApi(http: KyInstance, base = '/api/ext/cms'): CmsApi {
  return {
    story: async (fullSlug) =>
      storyFromWire((await read(http.get(`${base}/story/${fullSlug}`, silent), storyAnswerSchema)).story),
    theme: async (storeCode) =>
      themeFromWire(
        (await read(http.get(`${base}/story/${storeCode}/config/theme`, silent), themeAnswer)).story.content,
      ),
  };
}
