import { emailAddress } from '@etalage/core';
import * as v from 'valibot';

/** The query of the status call, and the body of the calls that subscribe and unsubscribe (wire contract 12). */
export const newsletterAddress = v.object({ email: emailAddress });

/** The answer of the status call (NEWS-01). Other shops' servers know more values than ours: only `subscribed` means yes. */
export const newsletterStatus = v.string();
