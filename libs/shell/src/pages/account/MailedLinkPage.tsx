import type { PageProps } from '../definePage.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

/** Where the links of mails to customers lead. */
export const MailedLinkPage = ({ params }: PageProps<unknown>) =>
  params['action'] === 'confirm' ? <ConfirmEmailPage /> : <PasswordResetPage />;
