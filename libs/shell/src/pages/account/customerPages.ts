/** The pages of customers and the modal that logs in: one file, because who needs one of them needs what they share. */
export { AccountPage } from './AccountPage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { MailedLinkPage } from './MailedLinkPage.tsx';
export { WithdrawalPage } from '../withdrawal/WithdrawalPage.tsx';
export { AuthenticationOverlay } from './parts/AuthenticationOverlay.tsx';
