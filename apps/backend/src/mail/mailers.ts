import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './outbox.ts';

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

/** Sends over SMTP. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail));
    },
  };
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
  };
}

/** Whole or not at all. */
async function place(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
