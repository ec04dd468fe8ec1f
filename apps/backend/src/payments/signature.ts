import { secretsMatch } from '@etalage/core/server';
import { createHmac } from 'node:crypto';

const secondsValid = 600;

/**
 * Whether a notification comes, at most ten minutes before `now`, from who knows the API key: `header` is base64 of
 * `timestamp:hmac`, the hmac SHA-512 over `timestamp:body`, and the body is taken as it came (wire contract 14.3). The ten
 * minutes are those of MultiSafepay's own php-sdk (`Notification::verifyNotification`); what is sent again is signed again.
 */
export function isSigned(body: string, header: string, apiKey: string, now: number): boolean {
  if (apiKey === '') return false;
  const decoded = Buffer.from(header, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 1) return false;
  const timestamp = decoded.slice(0, colon);
  if (!(Number(timestamp) + secondsValid >= now / 1000)) return false;
  const expected = createHmac('sha512', apiKey).update(`${timestamp}:${body}`).digest('hex');
  return secretsMatch(decoded.slice(colon + 1).toLowerCase(), expected);
}
