/** What the law wants said of a product: apart, because only who makes a page's data says it. */
export const legalNl = {
  manufacturer: 'Fabrikant',
  responsible: 'Verantwoordelijk in de EU',
  warnings: 'Waarschuwing',
  guarantee: 'Wettelijke garantie',
  guaranteeText:
    'Wat je koopt moet doen wat je ervan mag verwachten. Is er iets mis, dan herstellen of vervangen we het gratis, of je krijgt je geld terug: zo lang als je mag verwachten dat het meegaat, en ten minste twee jaar.',
  sealed: 'Verzegeld om hygiënische redenen: je kunt dit alleen ongeopend terugsturen.',
};

/** The type every translation matches. */
export type LegalMessages = typeof legalNl;
