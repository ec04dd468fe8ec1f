import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server on a free port that answers each line that matches with a refusal; its greeting answers an empty line. */
export async function aRefusingServer(refused: RegExp, refusal: string) {
  let refusals = 0;
  const answerTo = (line: string, otherwise: string): string => {
    if (!refused.test(line)) return otherwise;
    refusals += 1;
    return refusal;
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${answerTo('', '220 relay')}\r\n`);
    createInterface({ input: socket }).on('line', (line) => socket.write(`${answerTo(line, '250 ok')}\r\n`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    refusals: () => refusals,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
