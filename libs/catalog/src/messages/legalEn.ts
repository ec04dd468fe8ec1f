import type { LegalMessages } from './legalNl.ts';

/** The same in English. */
export const legalEn: LegalMessages = {
  manufacturer: 'Manufacturer',
  responsible: 'Responsible in the EU',
  warnings: 'Warning',
  guarantee: 'Legal guarantee',
  guaranteeText:
    'What you buy must do what you may expect of it. If something is wrong, we repair or replace it free of charge, or you get your money back: for as long as you may expect it to last, and at least two years.',
  sealed: 'Sealed for hygiene: you can only send this back unopened.',
};
