import { Checkbox } from '@etalage/ui';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';

export type NewsletterChoiceProps = {
  email: string;
  isSubscribed: boolean;
  messages: AccountPageMessages;
  /** While a change is under way. */
  isBusy?: boolean;
  onChange: (isSubscribed: boolean) => void;
};

/** Whether a customer gets the newsletter (ACC-09). A change holds at once: there is nothing to save. */
export function NewsletterChoice({ email, isSubscribed, messages, isBusy = false, onChange }: NewsletterChoiceProps) {
  return (
    <section aria-labelledby="newsletter-title" className={css.form} aria-busy={isBusy}>
      <h2 id="newsletter-title">{messages.newsletterSection}</h2>
      <Checkbox
        name="newsletter"
        checked={isSubscribed}
        aria-disabled={isBusy || undefined}
        onChange={(event) => !isBusy && onChange(event.target.checked)}
      >
        {messages.newsletterOn(email)}
      </Checkbox>
    </section>
  );
}
