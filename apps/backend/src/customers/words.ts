/** What is refused to customers, and to whoever is not one yet. */
export const words = {
  expired: 'Je sessie is verlopen. Log opnieuw in',
  signInIncorrect: 'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd',
  customerExists: 'Er bestaat al een klant met dit e-mailadres',
  emailDoesNotExist: 'Dit e-mailadres is niet bij ons bekend',
  noUserWithEmail: 'Er is geen klant met dit e-mailadres',
  passwordDoesNotMatch: 'Dit wachtwoord hoort niet bij dit account',
  linkIsOver: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
  formPassword:
    'Je wachtwoord moet minimaal 8 tekens hebben en 3 van deze: kleine letters, hoofdletters, cijfers, speciale tekens',
  formName: 'Je naam moet uit minimaal 2 letters bestaan',
  formPlainText: 'Gebruik in je naam geen webadres of e-mailadres',
  foreignAddress: 'Dit adres hoort niet bij je account.',
  wrongAddress: (fields: string) => `Het adres klopt niet: ${fields}.`,
  notHuman: 'We konden niet nagaan of je geen robot bent. Laad de pagina opnieuw en probeer het nog eens.',
  notSignedIn: 'Log in om dit te doen.',
} as const;
