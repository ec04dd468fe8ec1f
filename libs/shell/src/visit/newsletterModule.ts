import {
  checkNewsletterAtom,
  connectNewsletterAtom,
  createNewsletterApi,
  newsletterAtom,
  subscribeAtom,
  unsubscribeAtom,
  validateEmail,
} from '@etalage/account/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

/** Connects the newsletter of a visit. */
export const connectNewsletter = defineFeature((visit) => {
  const { store, storage } = visit;
  store.set(connectNewsletterAtom, {
    storage,
    api: createNewsletterApi(visitHttp(visit), viewOf(visit).endpoints.newsletter),
  });
});

/** What a shopper wants of the newsletter. */
export type NewsletterAct = 'subscribe' | 'unsubscribe';

/** Subscribes or unsubscribes an address, and tells the shopper what became of it, on whatever page they are by then. */
export async function changeNewsletter(visit: Visit, act: NewsletterAct, email: string): Promise<void> {
  const { store, words } = visit;
  await words.load('shop');
  const hasSucceeded = await succeeds(visit, act, email);
  const message = words.late('shop')[(hasSucceeded ? done : failed)[act]];
  store.set(notifyAtom, {
    type: hasSucceeded ? 'success' : 'danger',
    message,
    action1: { label: words.frame.ok },
  });
}

const done = {
  subscribe: 'newsletterSubscribed',
  unsubscribe: 'newsletterUnsubscribed',
} as const;
const failed = {
  subscribe: 'newsletterFailed',
  unsubscribe: 'newsletterNotUnsubscribed',
} as const;

async function succeeds(visit: Visit, act: NewsletterAct, email: string): Promise<boolean> {
  connectNewsletter(visit);
  const { store } = visit;
  try {
    if (act === 'subscribe') {
      await store.set(subscribeAtom, email);
      return true;
    }
    if (store.get(newsletterAtom).email !== email) await store.set(checkNewsletterAtom, email);
    await store.set(unsubscribeAtom);
    return true;
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnreachableError) return false;
    throw error;
  }
}

/** Asks whether an address is subscribed; what is known stays as it is where the server cannot be asked. */
export async function checkNewsletter(visit: Visit, email: string): Promise<void> {
  connectNewsletter(visit);
  try {
    await visit.store.set(checkNewsletterAtom, email);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
  }
}

/** Subscribes the address of the footer's form, and says beside it what became of it (NEWS-04). */
export async function answerForm(visit: Visit, form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input');
  const result = form.querySelector('[aria-live]');
  if (field === null || result === null || form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  await visit.words.load('shop');
  const words = visit.words.late('shop');
  const email = field.value.trim();
  const isWrong = validateEmail(email) !== undefined;
  const hasSucceeded = !isWrong && (await succeeds(visit, 'subscribe', email));
  result.textContent = isWrong
    ? words.newsletterWrongEmail
    : hasSucceeded
      ? words.newsletterSubscribed
      : words.newsletterFailed;
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (isWrong) field.focus();
  if (hasSucceeded) field.value = '';
  form.removeAttribute('aria-busy');
}
