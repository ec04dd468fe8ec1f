import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './tables.ts';

/** What mails go out by. */
export type Mailer = {
  /** The same mail again has the same Message-ID. Throws a PermanentFailure, or any Error worth another try. */
  send(mail: Mail): Promise<void>;
  /** Removes what it kept of mails, by their message ids; absent where it keeps nothing. */
  forget?(messageIds: readonly string[]): Promise<void>;
};

/** The mail server will never take this mail. */
export class PermanentFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'PermanentFailure';
  }
}

/** The recipient is one address and never parsed: neither header nor envelope can name a second mailbox. */
const toMessage = ({ sender, recipient, subject, text, html, messageId, createdAt, unsubscribeUrl }: Mail) => ({
  from: sender,
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  messageId: `<${messageId}>`,
  date: createdAt,
  ...(unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
});

/** Lets mail programs show a button of their own, which posts (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const second = 1000;
/** Milliseconds. `whole` is the limit for one mail, for a server that answers each step just in time. */
const timeouts = { connection: 10 * second, silence: 30 * second, whole: 120 * second };

/** Sends over SMTP. */
export function createSmtpMailer(url: string, { connection, silence, whole } = timeouts): Mailer {
  const transport = createTransport({ url, connectionTimeout: connection, socketTimeout: silence });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(whole) });
      } catch (error) {
        throw isPermanent(error) ? new PermanentFailure(error) : error;
      }
    },
  };
}

/** Replies about this mail. One about the sender or the login concerns all mails, and ends when the owner corrects it. */
const commandsOfMail = new Set(['RCPT TO', 'DATA']);

/** A refusal to work for this shop, whoever is mailed: it wants a login, or by its policy relays nothing (RFC 3463, 3.8). */
const isAboutShop = (error: Error): boolean =>
  'response' in error && /^530|^5\d\d[ -]5\.7\.\d/.test(String(error.response));

/** A reply 5xx to the recipient or the text (RFC 5321, 4.2.1), or an address that no server is asked about. */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error)) return false;
  if ('permanent' in error && error.permanent === true) {
    if (error.command === 'RCPT TO' && isAboutShop(error)) return false;
    return commandsOfMail.has(String(error.command));
  }
  return error.command === 'API' && 'code' in error && error.code === 'EENVELOPE';
}

/** Puts mails as files into a folder, named by their Message-ID: the same mail again is the same file. */
export function createFolderMailer(folder: string): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(toMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error(`No message was written for ${mail.messageId}`);
      await mkdir(folder, { recursive: true });
      await place(join(folder, `${mail.messageId}.eml`), message);
      await place(join(folder, `${mail.messageId}.html`), mail.html);
    },
    forget: async (messageIds) => {
      for (const id of messageIds) {
        for (const kind of ['eml', 'html']) await rm(join(folder, `${id}.${kind}`), { force: true });
      }
    },
  };
}

/** Whole or not at all. */
async function place(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
