import { retention } from '../../src/customerData/retention.ts';
import { linkValidity } from '../../src/customers/mailedKeys.ts';
import { tokenLimits } from '../../src/customers/tokens.ts';
import { hour } from '../../src/slice.ts';

const days = (milliseconds: number): number => milliseconds / (24 * hour);

type Shop = { name: string; company: string; email: string; phone: string; help: string; back: string; sealed?: string };

/** A page in plain words: its name, what search engines show, and its parts. */
export type ServicePage = {
  slug: string;
  name: string;
  description: string;
  parts: readonly { title: string; texts: readonly string[] }[];
};

/** How each shop says what all of them must say. */
const shops: Readonly<Record<string, Shop>> = {
  dailydeal: {
    name: 'Dagvondst',
    company: 'Dagvondst B.V., Havenstraat 112, 3024 TN Rotterdam',
    email: 'hulp@dagvondst.example',
    phone: '010 - 760 11 10',
    help: 'Hier neemt gewoon iemand op. Meestal snel, op maandag iets minder snel.',
    back: 'Spijt? Mag. Van een impulsaankoop kijken wij niet op.',
  },
  fashion: {
    name: 'Linge',
    company: 'Linge Mode B.V., Spaarne 48, 2011 CJ Haarlem',
    email: 'klantenservice@linge.example',
    phone: '023 - 760 41 20',
    help: 'Over een maat, een stof of een bestelling: we nemen de tijd.',
    back: 'Pas beha’s, hemdjes en nachtmode rustig thuis, in je eigen licht, en houd je eigen slip eronder aan.',
    sealed: 'Slips, strings, hipsters, boxers, body’s, badpakken en panty’s zijn om de hygiëne verzegeld: die kun je alleen ongeopend terugsturen. Het staat ook bij het artikel zelf.',
  },
  textile: {
    name: 'Weefhuis',
    company: 'Weefhuis Textiel B.V., Spinnerijplein 7, 7511 JN Enschede',
    email: 'contact@weefhuis.example',
    phone: '053 - 760 30 30',
    help: 'Vraag gerust welke stof bij je past of hoe je een doek wast. We denken graag mee.',
    back: 'Voel de stof in je eigen huis. Bevalt hij niet, stuur hem dan ongewassen terug.',
  },
};

const help = ({ name, help: promise, phone, email, company }: Shop): ServicePage => ({
  slug: 'klantenservice',
  name: 'Klantenservice',
  description: `Een vraag aan ${name}? Bel of mail ons.`,
  parts: [
    { title: '', texts: [promise] },
    {
      title: 'Bellen of mailen',
      texts: [`Bel ${phone}, maandag tot en met vrijdag van 9.00 tot 17.00 uur, of mail naar ${email}. We antwoorden binnen een werkdag.`],
    },
    {
      title: 'Een bestelling nakijken of wijzigen',
      texts: [
        'Je bestelnummer staat in de bevestiging die we je mailen. Houd het bij de hand, dan vinden we je bestelling meteen.',
        'Wijzigen kan tot we het pakket inpakken. Bel daarvoor liever dan te mailen.',
      ],
    },
    {
      title: 'Er is iets mis',
      texts: ['Kapot, verkeerd of niet compleet? Mail een foto en je bestelnummer. We sturen een nieuw exemplaar of betalen je terug, wat jij liever hebt.'],
    },
    { title: 'Adres', texts: [company] },
  ],
});

const reviews = ({ name }: Shop): ServicePage => ({
  slug: 'beoordelingen',
  name: 'Beoordelingen',
  description: `Hoe ${name} aan zijn beoordelingen komt, en hoe ze worden nagekeken.`,
  parts: [
    {
      title: 'Van wie ze komen',
      texts: [
        'Wie bij ons bestelt, krijgt tien dagen na de levering een mail met de vraag hoe het was. Alleen uit die mail kan een beoordeling komen: achter elk cijfer staat dus een echte bestelling.',
      ],
    },
    {
      title: 'Hoe ze worden nagekeken',
      texts: [
        'Een onafhankelijke dienst verzamelt de beoordelingen en zet ze neer zoals ze zijn geschreven, ook als het cijfer tegenvalt. Wij kunnen er geen weghalen of veranderen.',
        'Het cijfer onderaan elke pagina is het gemiddelde van de laatste twaalf maanden, op een schaal van tien.',
      ],
    },
  ],
});

const delivery = ({ name }: Shop): ServicePage => ({
  slug: 'bezorgen',
  name: 'Bezorgen',
  description: `Wat bezorgen bij ${name} kost en wanneer je pakket komt.`,
  parts: [
    {
      title: 'Wat het kost',
      texts: ['Bezorgen in Nederland kost € 4,95 en is gratis vanaf € 50. Welke mogelijkheden er zijn en wat ze kosten, zie je bij het bestellen, voor je betaalt.'],
    },
    {
      title: 'Wanneer het komt',
      texts: [
        'Voor 22.00 uur besteld op een werkdag is de volgende dag in huis. Bestel je op zaterdag of zondag, dan komt je pakket op dinsdag. In België duurt het twee werkdagen. Op zondagen en feestdagen wordt niet bezorgd; bij elk product en in je winkelwagen staat de dag waarop je pakket komt.',
        'Niet thuis? De bezorger probeert het bij de buren, en anders de volgende werkdag nog eens.',
      ],
    },
  ],
});

const returns = ({ back, sealed, email }: Shop): ServicePage => ({
  slug: 'retourneren',
  name: 'Retourneren',
  description: 'Gratis terugsturen binnen 30 dagen.',
  parts: [
    { title: '', texts: sealed === undefined ? [back] : [back, sealed] },
    {
      title: 'Zo werkt het',
      texts: [
        `Je hebt 30 dagen vanaf de dag dat je pakket kwam. Mail je bestelnummer naar ${email}, dan sturen we een verzendlabel. Terugsturen is gratis.`,
        'Pak het artikel goed in, het liefst in de doos waarin het kwam, plak het label erop en lever het in bij een afhaalpunt.',
      ],
    },
    {
      title: 'Je geld terug',
      texts: ['Binnen 14 dagen nadat je laat weten dat je ervan afziet, betalen we het hele bedrag terug, ook de bezorgkosten van de heenweg, op de rekening waarmee je betaalde. We mogen daarmee wachten tot het pakket binnen is.'],
    },
    {
      title: 'Ruilen',
      texts: ['Liever een andere maat of kleur? Stuur gratis terug wat niet past en bestel opnieuw: zo weet je zeker dat je maat er nog is. Bezorgen kost voor de nieuwe bestelling wat het altijd kost: € 4,95, en niets vanaf € 50.'],
    },
  ],
});

const terms = ({ name, company, email }: Shop): ServicePage => ({
  slug: 'algemene-voorwaarden',
  name: 'Algemene voorwaarden',
  description: `De voorwaarden waaronder je bij ${name} koopt.`,
  parts: [
    { title: '1. Met wie je koopt', texts: [`Je koopt van ${company}. KvK- en btw-nummer staan onderaan elke pagina.`] },
    {
      title: '2. De koop',
      texts: ['De koop is rond zodra je op ‘Bestellen en betalen’ klikt. We bevestigen dat per e-mail. Klopt een prijs overduidelijk niet, dan mogen we de koop ongedaan maken; je krijgt dan alles terug.'],
    },
    { title: '3. Prijzen en betalen', texts: ['Prijzen zijn in euro en met btw. Wat bezorgen kost, staat in je winkelwagen voor je betaalt.'] },
    { title: '4. Bezorgen', texts: ['We bezorgen zo snel als we beloven en uiterlijk binnen 30 dagen. Lukt dat niet, dan mag je de koop kosteloos ongedaan maken. Tot je pakket bij je is, is het risico voor ons.'] },
    { title: '5. Bedenktijd', texts: ['Binnen 30 dagen na ontvangst mag je zonder reden van de koop afzien. Verzegelde artikelen die om hygiëne niet terug kunnen, zijn na openen uitgezonderd.'] },
    { title: '6. Garantie', texts: ['Een artikel moet doen wat je ervan mag verwachten. Doet het dat niet, dan herstellen of vervangen we het, of je krijgt je geld terug.'] },
    { title: '7. Een klacht', texts: [`Mail ${email}. We antwoorden binnen 14 dagen. Komen we er niet uit, dan kun je naar de rechter; op deze koop is Nederlands recht van toepassing.`] },
  ],
});

const privacy = ({ name, email }: Shop): ServicePage => ({
  slug: 'privacy',
  name: 'Privacy',
  description: `Wat ${name} van je bewaart, en waarom.`,
  parts: [
    { title: 'Wat we bewaren', texts: ['Je naam, adres, e-mailadres en telefoonnummer, en wat je bestelde. Dat hebben we nodig om te bezorgen en om je te helpen als er iets is.'] },
    { title: 'Als je een account hebt', texts: [
      'Dan bewaren we ook je adressen, je winkelwagen, je verlanglijst, je beoordelingen en wanneer je inlogde. Je wachtwoord kunnen we niet lezen: we bewaren er alleen een versleutelde vorm van.',
      'Bij Mijn profiel download je alles wat we van je hebben. Daar verwijder je ook je account: dan wissen we meteen alles, op je bestellingen na. Een beoordeling blijft staan, zonder je naam.',
      'Krijg je ook onze nieuwsbrief en laat je iets in je winkelwagen liggen, dan kunnen we je daar na een dag één mail over sturen. Wil je dat niet, meld je dan af voor de nieuwsbrief: met de link in elke mail, of bij Mijn profiel.',
    ] },
    { title: 'Hoe lang', texts: [
      `Bestellingen en facturen bewaren we ${retention.orderYears} jaar na het jaar van je bestelling, omdat de Belastingdienst dat vraagt. Verwijder je je account, dan halen we je naam, je adres en je e-mailadres er meteen uit. Loopt een bestelling nog, of kun je haar nog terugsturen, dan doen we dat zodra dat voorbij is: anders kunnen we haar niet bezorgen of terugnemen.`,
      `E-mails die we je stuurden, wissen we na ${retention.mailDays} dagen. Vroeg je om een bericht als iets weer op voorraad is, dan vergeten we dat na ${retention.stockRequestDays} dagen, of zodra je het bericht hebt.`,
      `Je blijft ingelogd tot je ${days(tokenLimits.refresh)} dagen niet bent geweest. Een link voor een nieuw wachtwoord werkt ${linkValidity.password / hour} uur. Een nieuw e-mailadres dat je niet binnen ${days(linkValidity.email)} dagen bevestigt, vergeten we.`,
    ] },
    { title: 'Met wie we delen', texts: ['Alleen met wie het pakket brengt en met wie de betaling verwerkt. Wij verkopen je gegevens niet.'] },
    { title: 'In je browser', texts: ['Je winkelwagen en je keuze voor licht of donker staan in je eigen browser. Wis je die, dan zijn ze weg.'] },
    { title: 'Wat je mag', texts: [`Je mag je gegevens inzien, laten verbeteren en laten wissen. In je account doe je dat zelf; zonder account mail je ${email}. Ben je niet tevreden over ons antwoord, dan kun je naar de Autoriteit Persoonsgegevens.`] },
  ],
});

/** The pages of service and law of a shop. */
export function servicePages(store: string): readonly ServicePage[] {
  const shop = shops[store];
  if (shop === undefined) throw new RangeError(`No service pages for ${store}`);
  return [help, delivery, returns, terms, privacy, reviews].map((page) => page(shop));
}
