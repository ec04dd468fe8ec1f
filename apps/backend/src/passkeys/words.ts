/** What is refused of passkeys. */
export const words = {
  refused: 'Deze passkey werd niet geaccepteerd. Probeer het opnieuw, of log in met je wachtwoord.',
  notAdded: 'De passkey is niet toegevoegd. Probeer het opnieuw.',
  isKnown: 'Deze passkey hoort al bij een account.',
  unknown: 'Deze passkey bestaat niet meer. Laad de pagina opnieuw.',
  tooMany: (count: number) => `Je kunt hoogstens ${count} passkeys bewaren. Verwijder er eerst een.`,
} as const;
