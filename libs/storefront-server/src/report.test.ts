import { expect, it } from 'vitest';
import { createReport } from './report.ts';

it('a failure is logged with its reference and place, without what a shopper typed', () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), { code: 'ECONNREFUSED' });
  const error = new Error('Request failed: GET http://127.0.0.1:4000/api/cart/pull?cartId=secret&email=jans', {
    cause,
  });
  const report = createReport((line) => void lines.push(line));
  const reference = report(error, '/bevestiging/jans@voorbeeld.nl?token=secret');
  report(new Error('Invalid type: Expected number but received "Jansen"'), '/zoeken?q=Jansen');
  expect(lines.join('\n')).not.toMatch(/secret|jans/i);
  const [line = ''] = lines;
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    reference,
    path: '/bevestiging/…@…?…',
    error: expect.stringMatching(
      /^Error: Request failed: .*\n\s+at [^]*\ncaused by Error: connect ECONNREFUSED[^]* \(ECONNREFUSED\)$/,
    ),
  });
});
