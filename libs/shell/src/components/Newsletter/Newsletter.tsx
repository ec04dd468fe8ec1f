import { button } from '@etalage/ui';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './Newsletter.css.ts';

type NewsletterProps = {
  messages: ShellMessages;
  /** The address of the newsletter's calls; below it, its form is answered with a page. */
  action: string | undefined;
  /** What the content service says of the store's newsletter. */
  words?: { title: string; text: string };
};

/** The footer's way to the newsletter (FOOTER-02): a plain form, which `watchOpeners` sends once the shop runs. */
export function Newsletter({ messages, action, words }: NewsletterProps) {
  if (action === undefined) return null;
  return (
    <section className={css.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={css.title}>
          {words?.title ?? messages.newsletterTitle}
        </h2>
        <p>{messages.newsletterCoupon}</p>
        {words && <p>{words.text}</p>}
      </div>
      <form className={css.form} method="post" action={`${action}/form`} data-newsletter>
        <label htmlFor="newsletter-email">{messages.newsletterEmail}</label>
        <div className={css.row}>
          <input
            id="newsletter-email"
            className={css.field}
            type="email"
            name="email"
            autoComplete="email"
            required
            aria-describedby="newsletter-result"
          />
          <button className={button()}>{messages.newsletterSubscribe}</button>
        </div>
        <p id="newsletter-result" aria-live="polite" />
      </form>
    </section>
  );
}
