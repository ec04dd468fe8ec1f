import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a recipient: takes the mail, answers with this code, or breaks the connection. */
export type Reply = 'take' | 'drop' | number;

/** A mail that a server took. */
export type TakenMail = { recipient: string; messageId: string };

/** An SMTP server in this process, on a free port. `reply` decides at RCPT TO, `replyToData` after the text. */
export async function aMailServer() {
  const state: { reply(recipient: string): Reply | Promise<Reply>; replyToData(): number } = {
    reply: () => 'take',
    replyToData: () => 250,
  };
  const taken: TakenMail[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: async ({ address }, { id }, done) => {
      asked.push(address);
      const reply = await state.reply(address);
      if (reply === 'take') return done();
      if (reply === 'drop') {
        for (const connection of server.connections) if (connection.session.id === id) connection.close();
        return undefined;
      }
      return done(refusal(reply, address));
    },
    onData: async (stream, { envelope }, done) => {
      const message = await text(stream);
      const recipient = envelope.rcptTo[0]?.address ?? '';
      const code = state.replyToData();
      if (code !== 250) return done(refusal(code, recipient));
      taken.push({ recipient, messageId: /^Message-ID: <(.+)>/imu.exec(message)?.[1] ?? '' });
      return done();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = addressOf(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    state,
    taken,
    asked,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const refusal = (responseCode: number, address: string) =>
  Object.assign(new Error(`5.1.1 <${address}> is not served here`), { responseCode });

function addressOf({ server }: SMTPServer): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return address;
}
