import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCustomerPages } from '../account/loadCustomerPages.ts';
import { definePage } from '../definePage.tsx';

/** Where the links of mails to customers lead: to a new password, or to the confirmation of an address. */
export const passwordReset = definePage({
  kind: 'password-reset',
  path: '/customer/account/$action',
  links: { 'password-reset': '/customer/account/createPassword' },
  layout: 'minimal',
  component: lazyRouteComponent(loadCustomerPages, 'MailedLinkPage'),
  words: ['shop', 'account'],
  isPersonal: true,
  isIndexed: false,
  accepts: ({ action = '' }) => /^(createPassword|confirm)$/.test(action),
  head: ({ words }) => ({ title: words.frame.myAccount }),
});
