type Link = { linktype: 'story' | 'url'; url: string; cached_url: string };
type Labelled = { text: string; link: Link };
/** What a shop says on its home page and around every page. */
export type Copy = {
  title: string;
  description: string;
  body: readonly object[];
  usps: readonly { label: string; text: string; link?: Link }[];
  footer: readonly { title: string; links: readonly Labelled[] }[];
  menuFooter: readonly Labelled[];
  newsletter: { title: string; text: string };
};

const page = (slug: string): Link => ({ linktype: 'story', url: '', cached_url: slug });
const to = (text: string, slug: string): Labelled => ({ text, link: page(slug) });
const image = (filename: string, alt: string) => ({ id: 0, filename, alt, title: null, focus: '', name: '', copyright: null, source: null, fieldtype: 'asset' });
const block = (component: string, name: string, fields: object) => ({ _uid: `${component}-${name}`, component, ...fields });
const tile = (name: string, title: string, filename: string, alt: string, slug: string, text = '', link_text = '') => ({
  _uid: `tile-${name}`, component: 'tile', title, text, image: image(filename, alt), link: page(slug), link_text,
});
const say = (...texts: string[]) => ({ type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) });

const service: readonly Labelled[] = [to('Klantenservice', 'i/klantenservice'), to('Bezorgen', 'i/bezorgen'), to('Retourneren', 'i/retourneren')];
const law: readonly Labelled[] = [to('Blog', 'blog'), to('Algemene voorwaarden', 'i/algemene-voorwaarden'), to('Privacy', 'i/privacy')];

const dailydeal: Copy = {
  title: 'Dagvondst: elke dag één goede vondst',
  description: 'Eén goede vondst tegelijk, scherp geprijsd en op voorraad. Op is op.',
  body: [
    block('daily_offer', 'vandaag', { eyebrow: 'De vondst van vandaag', title: 'Stil in de coupé', text: 'Ruisonderdrukking, veertig uur muziek, en vouwt plat in je tas. Op is op.', sku: 'DV-KT-01' }),
    block('usps', 'eerlijk', { items: [
      { label: 'Eén vondst tegelijk', text: 'Uitgezocht, niet opgestapeld.' },
      { label: 'De prijs is eerlijk', text: 'Wat er doorgestreept staat, gold echt.' },
      { label: 'Bezorging € 4,95', text: 'Gratis vanaf € 50.' },
      { label: '30 dagen bedenktijd', text: 'Wij snappen impulsaankopen.' },
    ] }),
    block('product_list', 'eerder', { title: 'Eerder gevonden, nog niet op', text: 'Gemist is gemist. Behalve deze.', skus: 'DV-KP-01,DV-TF-02,DV-LA-02,DV-KO-01,DV-MK-01,DV-SP-01,DV-VA-02,DV-HF-01,DV-WK-02,DV-GK-02,DV-RZ-02,DV-TL-02', category: '', size: '12', link: page('c/alle-vondsten'), link_text: 'Alle vondsten' }),
    block('category_tiles', 'soorten', { title: 'Waar heb je niets aan nodig?', tiles: [
      tile('koken', 'Koken', '/content/dailydeal/koken-720x720.jpg', 'Rode gietijzeren braadpan', 'c/koken'),
      tile('elektronica', 'Elektronica', '/content/dailydeal/elektronica-720x720.jpg', 'Zwarte koptelefoon', 'c/elektronica'),
      tile('huis', 'Huis', '/content/dailydeal/huis-720x720.jpg', 'Okergele vaas met takken', 'c/huis'),
      tile('onderweg', 'Onderweg', '/content/dailydeal/onderweg-720x720.jpg', 'Gele koffer', 'c/onderweg'),
    ] }),
    block('hero', 'keuken', { eyebrow: 'Week van de keuken', title: 'Alles wat op het vuur mag', text: 'Pannen, ketels en mokken die we zelf zouden houden. Doen we ook.', image: image('/content/dailydeal/keuken-1600x900.jpg', 'Braadpan, waterkoker en mokken op een rij'), link: page('c/koken'), link_text: 'Naar koken', look: 'split' }),
    block('text', 'over', { title: 'Waarom maar één?', text: say('Omdat kiezen vermoeiend is. Wij bekijken honderd dingen, vinden er één goed, en die zetten we neer met de prijs erop. Geen van-prijzen die nooit golden.', 'Staat er ‘nog 12’? Dan liggen er nog 12.') }),
  ],
  usps: [{ label: 'Gratis verzending vanaf € 50', text: '' }, { label: '30 dagen bedenktijd', text: '' }],
  footer: [
    { title: 'Vondsten', links: [to('Alle vondsten', 'c/alle-vondsten'), to('Koken', 'c/koken'), to('Elektronica', 'c/elektronica'), to('Onderweg', 'c/onderweg')] },
    { title: 'Hulp', links: service }, { title: 'Kleine letters', links: law },
  ],
  menuFooter: [to('Klantenservice', 'i/klantenservice'), to('Bezorgen', 'i/bezorgen')],
  newsletter: { title: 'Elke ochtend één mail', text: 'Met één ding erin. Afmelden kost één klik.' },
};

const fashion: Copy = {
  title: 'Linge: ondergoed en nachtmode',
  description: 'Lingerie, nachtmode en ondergoed in stille kleuren, voor lichamen van alle maten.',
  body: [
    block('hero', 'satijn', { eyebrow: 'Winter 2026', title: 'Wat je het dichtst bij je draagt', text: 'Satijn, zacht katoen en microvezel in aubergine, blush en zand. Gemaakt om te vergeten dat je het aanhebt.', image: image('/content/fashion/satijn-1600x900.jpg', 'Aubergine beha met kant en slip op blush satijn'), link: page('c/lingerie'), link_text: 'Bekijk de collectie', look: 'full' }),
    block('tile_pair', 'avond', { tiles: [
      tile('lingerie', 'De beha, opnieuw gepast', '/content/fashion/lingerie-720x720.jpg', 'Aubergine beugelbeha', 'c/bhs', 'Drie naden, geen vulling, van 70B tot 85D. We pasten hem op elf vrouwen voor we hem goed vonden.', 'Naar beha’s'),
      tile('nacht', 'Voor de lange avond', '/content/fashion/nacht-720x720.jpg', 'Pyjama in blush', 'c/pyjamas', 'Viscose die valt als zijde en wast als katoen. Met een zak voor niets in het bijzonder.', 'Naar nachtmode'),
    ] }),
    block('product_list', 'keuze', { title: 'Onze keuze van nu', text: '', skus: 'LI-SB-01,LI-SL-01,LI-PY-01,LI-HE-02,LI-OJ-01,LI-BB-02,LI-HI-01,LI-SO-04', category: '', size: '8', link: page('c/dames'), link_text: 'Alles voor dames' }),
    block('tile_pair', 'detail', { tiles: [
      tile('ochtend', 'Satijn met een matte kant', '/content/fashion/ochtend-720x720.jpg', 'Satijnen ochtendjas van dichtbij', 'c/ochtendjassen', 'De glans zit buiten, het zachte binnen.', 'Naar ochtendjassen'),
      tile('hemd', 'Het laagje eronder', '/content/fashion/hemd-720x720.jpg', 'Ribstof van een hemdje', 'c/hemdjes', 'Ribtricot van biologisch katoen, lang genoeg om te blijven zitten.', 'Naar hemdjes'),
    ] }),
    block('category_tiles', 'ook', { title: 'Ook bij Linge', tiles: [
      tile('heren', 'Heren', '/content/fashion/heren-720x720.jpg', 'Marineblauwe boxershort', 'c/heren'),
      tile('kousen', 'Kousen en sokken', '/content/fashion/kousen-720x720.jpg', 'Sokken in mauve', 'c/kousen'),
    ] }),
    block('text', 'maat', { title: 'Een maat is een begin', text: say('Lichamen veranderen, maattabellen niet. Pas daarom thuis, in je eigen licht, zo lang je wilt. Past het niet, dan stuur je het binnen 30 dagen gratis terug. Wat om de hygiëne verzegeld is, zoals een slip of een badpak, kan alleen ongeopend terug.') }),
  ],
  usps: [{ label: 'Gratis retourneren', text: '' }, { label: 'Discreet verpakt', text: '' }],
  footer: [
    { title: 'Collectie', links: [to('Lingerie', 'c/lingerie'), to('Nachtmode', 'c/nachtmode'), to('Heren', 'c/heren'), to('Kousen en sokken', 'c/kousen')] },
    { title: 'Service', links: service }, { title: 'Over', links: law },
  ],
  menuFooter: [to('Klantenservice', 'i/klantenservice')],
  newsletter: { title: 'Brieven van Linge', text: 'Eens per maand, over stof en pasvorm.' },
};

const textile: Copy = {
  title: 'Weefhuis: linnen voor bad, keuken en bed',
  description: 'Handdoeken, keukenlinnen en beddengoed van katoen en linnen, geweven om lang mee te gaan.',
  body: [
    block('hero', 'linnen', { eyebrow: 'Nieuw van het getouw', title: 'Badstof die vol blijft', text: 'Gekamd katoen, 550 gram per vierkante meter, in de kleuren van een Hollandse tuin in november.', image: image('/content/textile/linnen-1600x900.jpg', 'Stapels handdoeken in salie'), link: page('c/handdoeken'), link_text: 'Naar de handdoeken', look: 'full' }),
    block('category_tiles', 'kamers', { title: 'Kamer voor kamer', tiles: [
      tile('bad', 'Bad', '/content/textile/bad-720x720.jpg', 'Gevouwen badlakens in petrol', 'c/bad', 'Handdoeken, badjassen en matten'),
      tile('keuken', 'Keuken', '/content/textile/keuken-720x720.jpg', 'Geruite theedoek', 'c/keuken', 'Doeken die werken'),
      tile('slapen', 'Bed', '/content/textile/slapen-720x720.jpg', 'Kussens in salie', 'c/bed', 'Percal, satijn en linnen'),
    ] }),
    block('product_list', 'geliefd', { title: 'Waar men voor terugkomt', text: 'De doeken die het vaakst opnieuw worden besteld.', skus: 'WH-HD-01,WH-BL-02,WH-TD-01,WH-DO-01,WH-BJ-01,WH-PL-02,WH-HM-03,WH-SC-01', category: '', size: '8', link: page('c/bad'), link_text: 'Alles voor bad' }),
    block('hero', 'bed', { eyebrow: 'Voor de lange nachten', title: 'Percal, koel en een tikje knisperend', text: 'Zoals een overhemd dat net van de lijn komt. Met een instopstrook van veertig centimeter, zodat het dekbed blijft waar het hoort.', image: image('/content/textile/bed-1600x900.jpg', 'Een opgemaakt bed met gestreept overtrek'), link: page('c/dekbedovertrekken'), link_text: 'Naar dekbedovertrekken', look: 'split' }),
    block('tile_pair', 'stof', { tiles: [
      tile('gram', 'Hoeveel gram is genoeg?', '/content/textile/stof-720x720.jpg', 'Opgerolde gastendoeken', 'c/handdoeken', '400 gram droogt snel, 550 droogt jou het best, 600 is voor wie graag verdwijnt. Meer gram is niet altijd beter: een zware doek wil ook langer aan de lijn.', 'Kies je handdoek'),
      tile('wol', 'Wol wast zichzelf, bijna', '/content/textile/plaid-720x720.jpg', 'Gevouwen plaid in terra', 'c/plaids', 'Een nacht buiten hangen doet meer dan een wasprogramma. En als het toch moet: met de hand, lauw, en plat drogen.', 'Naar de plaids'),
    ] }),
    block('text', 'huis', { title: 'Geweven om te blijven', text: say('Een doek gaat stuk aan de rand. Daarom stikken we de zijkanten dubbel, met garen dat even sterk is als de stof. Dat ziet niemand, tot na de vijftigste was.', 'Bewaar de bon niet. Krult de zoom binnen twee jaar, dan sturen we een nieuwe.') }),
    block('usps', 'beloften', { items: [
      { label: 'Twee jaar randgarantie', text: 'Ook na de vijftigste was.' },
      { label: '30 dagen bedenktijd', text: 'Voel de stof in je eigen huis.' },
      { label: 'Bezorging € 4,95', text: 'Gratis vanaf € 50.' },
    ] }),
  ],
  usps: [{ label: 'Twee jaar garantie op de rand', text: '' }, { label: 'Gratis verzending vanaf € 50', text: '' }],
  footer: [
    { title: 'Kamers', links: [to('Bad', 'c/bad'), to('Keuken', 'c/keuken'), to('Bed', 'c/bed'), to('Plaids', 'c/plaids')] },
    { title: 'Service', links: service }, { title: 'Weefhuis', links: law },
  ],
  menuFooter: [to('Klantenservice', 'i/klantenservice')],
  newsletter: { title: 'Post van het Weefhuis', text: 'Over stof, was en wat er van het getouw komt. Vier keer per jaar.' },
};

export const copy: Readonly<Record<string, Copy>> = { dailydeal, fashion, textile };
