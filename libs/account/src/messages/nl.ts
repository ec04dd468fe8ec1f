/** The words of forms about people and addresses, in Dutch: the type of every other language. */
export const nl = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  country: 'Land',
  countries: { NL: 'Nederland', BE: 'België' },
  zipCode: 'Postcode',
  apartmentNumber: 'Huisnummer en toevoeging',
  streetAddress: 'Straat',
  city: 'Plaats',
  phoneNumber: 'Telefoonnummer',
  phoneHint: 'Voor vragen over de bezorging',
  emailAddress: 'E-mailadres',
  company: 'Bedrijfsnaam',
  taxId: 'Btw-nummer',
  optional: 'niet verplicht',
  formNameMin: 'Je naam moet uit minimaal 2 letters bestaan',
  formZipMin: 'Je postcode moet uit minimaal 2 tekens bestaan',
  formHouseNumberZip: 'Vul een geldige postcode en een geldig huisnummer in',
  formPhone: 'Vul een geldig telefoonnummer in',
  formEmail: 'Vul een geldig e-mailadres in',
  formPassword:
    'Je wachtwoord moet minimaal 8 tekens hebben en 3 van deze: kleine letters, hoofdletters, cijfers, speciale tekens',
  formPlainText: 'Gebruik hier geen webadres of e-mailadres en zet na een punt een spatie',
  formRequired: 'Dit veld is verplicht',
  formFixErrors: 'los eerst de fouten in het formulier op',
};

/** The words of this room. */
export type AccountMessages = typeof nl;
