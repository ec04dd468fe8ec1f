import type { Assortment, Family, Size } from './family.ts';
import { soft } from './fashionSoft.ts';

const names = ['Lotte', 'Vera', 'Isa', 'Romy', 'Noa', 'Esther', 'Puck', 'Zoë', 'Merel', 'Fleur'] as const;
const brands = ['Linge', 'Maison Vaart', 'Nachtblauw', 'Studio Merel'] as const;
const quiet = ['aubergine', 'blush', 'zwart', 'gebroken', 'mauve', 'marine', 'camel', 'salie', 'bordeaux'] as const;
const letters = (price: number): Size[] => ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label) => [label, price]);
const cups = (price: number): Size[] =>
  ['70', '75', '80', '85'].flatMap((band) => ['B', 'C', 'D'].map((cup): Size => [`${band}${cup}`, price]));
const fine = { fibres: [['polyamide', 78], ['elastaan', 22]], care: ['hand_wash', 'no_bleach', 'no_tumble', 'no_iron'], brands, colours: quiet, verpakking: 'Per stuk' } as const;
const cotton = { fibres: [['biologisch katoen', 95], ['elastaan', 5]], care: ['wash_40', 'no_bleach', 'tumble_low'], brands, colours: quiet, verpakking: 'Per stuk' } as const;

const women: readonly Family[] = [
  { ...fine, name: 'Beugelbh', names: names.slice(0, 8), category: 'bhs', code: 'BB', shape: 'bra', choice: 3, sizes: cups(4995), geslacht: 'Dames', models: ['Beugel', 'Balconette', 'Halfpadded'],
    openings: ['Zit zoals een goede beha zit: je vergeet hem.', 'Drie naden in de cup, geen vulling, en toch een ronde vorm.'], body: 'De beugel is omhuld met een dubbele laag microvezel, de band is van dubbel powernet en loopt achter breed door. Bandjes van twaalf millimeter, bij D van achttien.' },
  { ...fine, name: 'Soft-bh', names: names.slice(2, 8), category: 'bhs', code: 'SB', shape: 'bralette', choice: 4, sizes: letters(3495), geslacht: 'Dames', models: ['Zonder beugel', 'Triangel'],
    openings: ['Voor dagen waarop niets mag knellen.', 'Zonder beugel, zonder haakjes, zonder haast.'], body: 'Gebreid uit één stuk, met een onderband die meegeeft en toch niet opkruipt. De losse vulling kan eruit.' },
  { ...cotton, name: 'Slip', names, category: 'slips', code: 'SL', shape: 'briefs', choice: 5, sizes: letters(1295), geslacht: 'Dames', models: ['Tailleslip', 'Heupslip', 'Rio'], hygiene: true,
    openings: ['Een slip die blijft waar je hem aantrekt.', 'Plat afgezet, zodat niets zich aftekent.'], body: 'Biologisch katoen met net genoeg elastaan. Het kruisje is van ongeverfd katoen, het elastiek is ingenaaid en raakt de huid niet.' },
  { ...fine, name: 'Hipster', names: names.slice(3, 9), category: 'slips', code: 'HI', shape: 'hipster', choice: 4, sizes: letters(1495), geslacht: 'Dames', models: ['Hipster', 'Naadloos'], hygiene: true,
    openings: ['Laag op de heup, recht over de bil.', 'Lasergesneden: er is geen naad om te zien.'], body: 'Microvezel van 145 gram per vierkante meter, aan de randen gelijmd in plaats van gestikt. Wast in een netje, droogt in een nacht.' },
  { ...cotton, name: 'Hemdje', names: names.slice(0, 6), category: 'hemdjes', code: 'HE', shape: 'camisole', choice: 4, sizes: letters(1995), geslacht: 'Dames', models: ['Smalle band', 'Breed bandje'],
    openings: ['Het laagje dat je in november pas mist als het er niet is.', 'Lang genoeg om in je broek te blijven.'], body: 'Ribtricot van biologisch katoen, 180 gram per vierkante meter, met een zachte bies langs hals en armsgat.' },
  { ...fine, name: 'Body', names: names.slice(4, 8), category: 'hemdjes', code: 'BO', shape: 'bodysuit', choice: 3, sizes: letters(3995), geslacht: 'Dames', models: ['Lange mouw', 'Mouwloos'], hygiene: true,
    openings: ['Blijft strak in de tailleband, ook als je bukt.'], body: 'Glad tricot met een dichte voering aan de voorkant en drie platte drukknopen.' },
  { name: 'Pyjama', names: names.slice(0, 7), category: 'pyjamas', code: 'PY', shape: 'pyjama', brands, colours: quiet, choice: 3, sizes: letters(6995), geslacht: 'Dames', models: ['Overhemd', 'Ronde hals'], fibres: [['viscose', 95], ['elastaan', 5]], care: ['wash_30', 'no_bleach', 'no_tumble', 'iron_medium'], verpakking: 'Set van 2', grams: 170,
    openings: ['Een pyjama waarin je de deur durft open te doen.', 'Valt als zijde, wast als katoen.'], body: 'Soepele viscose met een contrasterende bies, een borstzak en een broek met elastiek én koord. Gesneden om in te draaien.' },
  { name: 'Nachthemd', names: names.slice(2, 6), category: 'pyjamas', code: 'NH', shape: 'nightdress', brands, colours: quiet, choice: 3, sizes: letters(4995), geslacht: 'Dames', models: ['Kniehoogte', 'Lang'], fibres: [['katoen', 100]], care: ['wash_40', 'no_bleach', 'iron_medium'], verpakking: 'Per stuk', grams: 120,
    openings: ['Koel als een laken, los om het lijf.'], body: 'Geweven katoen in een lichte batistbinding met een doorlopende knoopsluiting.' },
  { name: 'Ochtendjas', names: names.slice(5, 9), category: 'ochtendjassen', code: 'OJ', shape: 'robe', brands, colours: quiet, choice: 3, sizes: [['S/M', 8995], ['L/XL', 8995]], geslacht: 'Dames', models: ['Kimono', 'Lang'], fibres: [['satijn van viscose', 100]], care: ['hand_wash', 'no_bleach', 'no_tumble'], verpakking: 'Per stuk', grams: 140,
    openings: ['Tussen bed en de rest van de dag.'], body: 'Satijn met een matte achterkant, wijde mouwen tot net over de elleboog en een binnenkoord zodat hij dicht blijft.' },
  { name: 'Panty', names: ['20 denier', '40 denier', '60 denier'], category: 'beenmode', code: 'PA', shape: 'tights', brands, colours: ['zwart', 'camel', 'antraciet', 'marine'], choice: 3, sizes: [['S', 895], ['M', 895], ['L', 895], ['XL', 995]], geslacht: 'Dames', models: ['Mat', 'Glanzend'], fibres: [['polyamide', 88], ['elastaan', 12]], care: ['hand_wash', 'no_bleach', 'no_tumble'], verpakking: 'Per stuk', hygiene: true,
    openings: ['Een panty die een werkdag overleeft.'], body: '3D gebreid, met een versterkte teen en een brede, zachte boord.' },
  { name: 'Badpak', names: names.slice(1, 5), category: 'badmode', code: 'BP', shape: 'swimsuit', brands, colours: quiet, choice: 3, sizes: letters(6495), geslacht: 'Dames', models: ['Sportrug', 'V-hals'], fibres: [['gerecycled polyamide', 80], ['elastaan', 20]], care: ['hand_wash', 'no_bleach', 'no_tumble'], verpakking: 'Per stuk', hygiene: true,
    openings: ['Om baantjes in te trekken, niet alleen om naast het water te liggen.'], body: 'Chloorbestendig weefsel van gerecycled nylon, dubbel gevoerd, met een onderband onder de buste.' },
];

const men: readonly Family[] = [
  { ...cotton, name: 'Boxershort', names: ['Teun', 'Sam', 'Joris', 'Daan', 'Bram', 'Ties'], category: 'boxers', code: 'BX', shape: 'boxer', colours: ['zwart', 'marine', 'grijs', 'bordeaux', 'olijf', 'wit'], choice: 4, sizes: letters(1695).slice(1), geslacht: 'Heren', models: ['Aansluitend', 'Lange pijp'], hygiene: true,
    openings: ['Kruipt niet op. Dat is het hele verhaal, en het is waar.', 'Met een gulp die dicht blijft en naden die naar buiten zijn gelegd.'], body: 'Biologisch katoen met elastaan, 190 gram per vierkante meter, en een boord die na honderd keer wassen nog terugveert.' },
  { name: 'Losse boxer', names: ['Hendrik', 'Willem', 'Koos'], category: 'boxers', code: 'LB', shape: 'woven-boxer', brands, colours: ['marine', 'lichtblauw', 'wit', 'bordeaux'], choice: 3, sizes: letters(2295).slice(1), geslacht: 'Heren', models: ['Streep', 'Ruit', 'Effen'], fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'iron_medium'], verpakking: 'Per stuk', hygiene: true,
    openings: ['Als een overhemd, maar dan korter.'], body: 'Geweven popeline met een knoopje in de gulp en een driedelige achterkant zonder middennaad.' },
  { ...cotton, name: 'T-shirt', names: ['Teun', 'Sam', 'Joris', 'Daan', 'Bram', 'Ties', 'Koos'], category: 'shirts', code: 'TS', shape: 'tshirt', colours: ['wit', 'zwart', 'grijs', 'marine', 'olijf', 'zand'], choice: 4, sizes: letters(1995).slice(1), geslacht: 'Heren', models: ['Ronde hals', 'V-hals'],
    openings: ['Een onderhemd dat ook zonder overhemd een T-shirt is.', 'De hals blijft plat, de zoom blijft recht.'], body: 'Jersey van gekamd katoen, 160 gram per vierkante meter, zes centimeter langer dan gewoon.' },
  { name: 'Herenpyjama', names: ['Hendrik', 'Willem', 'Koos', 'Otto'], category: 'nachtmode-heren', code: 'HP', shape: 'pyjama', brands, colours: ['marine', 'lichtblauw', 'bordeaux', 'grijs'], choice: 3, sizes: letters(7495).slice(1), geslacht: 'Heren', models: ['Streep', 'Ruit', 'Effen'], fibres: [['katoen', 100]], care: ['wash_40', 'no_bleach', 'iron_medium'], verpakking: 'Set van 2', grams: 150,
    openings: ['Een pyjama met een kraag, voor wie nog krant leest.'], body: 'Geruwde popeline: van buiten een overhemd, van binnen flanel.' },
  { name: 'Badjas', names: ['Otto', 'Hendrik'], category: 'nachtmode-heren', code: 'HB', shape: 'bathrobe', brands, colours: ['marine', 'antraciet', 'wit'], choice: 3, sizes: [['M', 8995], ['L', 8995], ['XL', 8995]], geslacht: 'Heren', models: ['Sjaalkraag'], fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low'], verpakking: 'Per stuk', grams: 380,
    openings: ['Velours van buiten, badstof van binnen.'], body: 'Geschoren katoen, met een ceintuur die door drie lussen loopt.' },
];

const socks = { brands: ['Linge', 'Kousenmakerij Stap'], sizes: [['35-38', 795], ['39-42', 795], ['43-46', 795]], care: ['wash_40', 'no_bleach', 'no_tumble'], shape: 'socks', code: 'SO', category: 'sokken' } as const;
const legs: readonly Family[] = [
  { ...socks, name: 'Sokken', names: ['Rib', 'Katoen', 'Bamboe', 'Merino', 'Piqué', 'Sneaker', 'Visgraat'], colours: ['zwart', 'marine', 'grijs', 'bordeaux', 'camel', 'aubergine', 'salie'], choice: 4, geslacht: 'Unisex', models: ['Halfhoog', 'Rib'], fibres: [['katoen', 75], ['polyamide', 23], ['elastaan', 2]], verpakking: '2 paar',
    openings: ['Met een teennaad die met de hand is gesloten.', 'Een boord die blijft zitten en geen streep achterlaat.'], body: 'Fijn gebreid op 168 naalden, versterkt aan hiel en teen. Per twee paar, omdat er altijd één zoekraakt.' },
  { ...socks, code: 'KK', name: 'Kniekousen', names: ['Wol', 'Zijde'], colours: ['zwart', 'antraciet', 'marine'], choice: 3, geslacht: 'Dames', models: ['Lang'], fibres: [['merinowol', 70], ['polyamide', 30]], verpakking: 'Per paar', sizes: [['35-38', 1495], ['39-42', 1495]],
    openings: ['Warm tot onder de knie, dun genoeg voor een laars.'], body: 'Merinowol van 19,5 micron die niet prikt.' },
];

const simple: readonly Family[] = [
  { name: 'Wasnetje', names: ['klein', 'groot', 'voor beha’s'], category: 'verzorging', code: 'WN', shape: 'laundry-net', brands: ['Linge'], colours: ['wit'], choice: 1, sizes: [['Eén maat', 795]], fibres: [['gerecycled polyester', 100]], care: ['wash_60'], geslacht: 'Unisex', models: ['Met rits'], verpakking: 'Per stuk',
    openings: ['De beste verzekering voor kant en beugels.'], body: 'Dicht geweven gaas dat ook microvezels tegenhoudt, met een rits die onder een flapje verdwijnt.' },
];

/** Linge: underwear and nightwear, quiet and close. */
export const fashion: Assortment = {
  store: 'fashion',
  prefix: 'LI',
  families: [...women, ...men, ...legs, ...simple, ...soft],
  sets: [{ name: 'Wassetje compleet', category: 'verzorging', parts: ['wasnetje-klein', 'wasnetje-groot', 'wasnetje-voor-beha-s'], description: 'Drie wasnetjes: één voor beha’s, één voor kousen, één voor de rest.' }],
  bundles: [
    { name: 'Wasset op maat', category: 'verzorging', description: 'Twee wasnetjes naar keuze, voor wat je het vaakst wast.', groups: [
      { title: 'Voor slips en sokken', type: 'radio', required: true, parts: ['wasnetje-klein', 'wasnetje-groot'] },
      { title: 'Voor beha’s', type: 'radio', required: true, parts: ['wasnetje-voor-beha-s', 'wasnetje-groot'] },
    ] },
    { name: 'Reisset', category: 'cadeau', description: 'Een etui voor onderweg en een netje voor thuis.', groups: [
      { title: 'Etui', type: 'select', required: true, parts: ['reisetui-klein', 'reisetui-groot'] },
      { title: 'Wasnetjes', type: 'checkbox', required: false, parts: ['wasnetje-klein', 'wasnetje-groot'], quantity: 2 },
    ] },
  ],
  tree: [
    { key: 'dames', name: 'Dames', title: 'Lingerie, nachtmode en badmode voor dames', description: 'Ondergoed dat je niet voelt en toch graag ziet.', children: [
      { key: 'lingerie', name: 'Lingerie', title: 'Lingerie', description: 'Beha’s, slips en hemdjes in stille kleuren.', children: [
        { key: 'bhs', name: 'Beha’s', title: 'Beha’s met en zonder beugel', description: 'Van 70B tot 85D, en zonder beugel van XS tot XXL.' },
        { key: 'slips', name: 'Slips', title: 'Slips en hipsters', description: 'Katoen of naadloos, hoog of laag.' },
        { key: 'hemdjes', name: 'Hemdjes en body’s', title: 'Hemdjes en body’s', description: 'Het laagje eronder.' },
      ] },
      { key: 'nachtmode', name: 'Nachtmode', title: 'Nachtmode', description: 'Voor de nacht en de ochtend erna.', children: [
        { key: 'pyjamas', name: 'Pyjama’s', title: 'Pyjama’s en nachthemden', description: 'Soepel, ruim en wasbaar.' },
        { key: 'ochtendjassen', name: 'Ochtendjassen', title: 'Ochtendjassen', description: 'Satijn met wijde mouwen.' },
      ] },
      { key: 'beenmode', name: 'Panty’s', title: 'Panty’s', description: 'Van 20 tot 60 denier.' },
      { key: 'badmode', name: 'Badmode', title: 'Badmode', description: 'Om echt in te zwemmen.' },
    ] },
    { key: 'heren', name: 'Heren', title: 'Ondergoed en nachtmode voor heren', description: 'Boxers die niet opkruipen, shirts die lang genoeg zijn.', children: [
      { key: 'ondermode-heren', name: 'Ondermode', title: 'Ondermode voor heren', description: 'Boxers en shirts.', children: [
        { key: 'boxers', name: 'Boxershorts', title: 'Boxershorts', description: 'Tricot of geweven.' },
        { key: 'shirts', name: 'T-shirts', title: 'T-shirts en onderhemden', description: 'Ronde hals of V-hals.' },
      ] },
      { key: 'nachtmode-heren', name: 'Nachtmode heren', title: 'Pyjama’s en badjassen voor heren', description: 'Met kraag, of juist zonder.' },
    ] },
    { key: 'kousen', name: 'Kousen en sokken', title: 'Kousen en sokken', description: 'Katoen, bamboe en merinowol.', children: [
      { key: 'sokken', name: 'Sokken', title: 'Sokken', description: 'Met een platte teennaad.' },
    ] },
    { key: 'verzorging', name: 'Verzorging', title: 'Zorg voor lingerie', description: 'Wat lang mooi moet blijven.' },
    { key: 'cadeau', name: 'Cadeau', title: 'Cadeaus van Linge', description: 'Om te geven zonder een maat te raden.' },
  ],
  soldOut: 'badpak-noa',
  threeLeft: 'wasnetje-groot',
};
