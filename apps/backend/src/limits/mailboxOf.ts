/** The mailbox that an address is counted under: in lower case and without a tag, as `a+tag@x.nl` reaches `a@x.nl`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/(?<=[^+])\+[^@]*(?=@)/, '');
