import { FormField, type AccountMessages } from '@etalage/account';
import { Checkbox } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';
import type { PersonalDetails } from '../../model/details.ts';
import { personalIssues } from '../../model/sections.ts';
import { SectionForm } from '../SectionForm/SectionForm.tsx';

export type PersonalDetailsFormProps = {
  details: PersonalDetails;
  messages: CheckoutMessages;
  words: AccountMessages;
  hold?: string | undefined;
  onChange(details: PersonalDetails): void;
  wantsNewsletter: boolean;
  onNewsletterChange(wantsNewsletter: boolean): void;
  onContinue(): void;
};

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'emailAddress', autoComplete: 'email', type: 'email' },
] as const;

/** Who orders, as a guest (CHK-07). */
export function PersonalDetailsForm({
  details,
  messages,
  words,
  hold,
  onChange,
  wantsNewsletter,
  onNewsletterChange,
  onContinue,
}: PersonalDetailsFormProps) {
  return (
    <SectionForm judge={() => personalIssues(details)} onContinue={onContinue} hold={hold} messages={messages}>
      {(issues) => (
        <>
          {fields.map(({ name, ...hints }) => {
            const issue = issues.find(({ path }) => path === name);
            return (
              <FormField
                key={name}
                id={`personal-${name}`}
                name={name}
                label={words[name]}
                value={details[name]}
                message={issue && words[issue.message]}
                onChange={(value) => onChange({ ...details, [name]: value })}
                {...hints}
              />
            );
          })}
          <Checkbox
            name="newsletter"
            checked={wantsNewsletter}
            onChange={(event) => onNewsletterChange(event.target.checked)}
          >
            {messages.newsletterWanted}
          </Checkbox>
        </>
      )}
    </SectionForm>
  );
}
