import { giftWrap } from './dailydealHandy.ts';
import type { Family, Size } from './family.ts';

const brands = ['Linge', 'Maison Vaart', 'Nachtblauw', 'Studio Merel'] as const;
const letters = (price: number): Size[] => ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label) => [label, price]);
const shared = { brands, verpakking: 'Per stuk', care: ['wash_40', 'no_bleach', 'tumble_low'], choice: 3 } as const;
const cotton = { fibres: [['biologisch katoen', 95], ['elastaan', 5]] } as const;
const women = ['zwart', 'blush', 'aubergine', 'gebroken', 'mauve', 'marine'] as const;
const men = ['marine', 'grijs', 'zwart', 'wit', 'olijf'] as const;

/** Sport, lounging and basics, and what one gives away. */
export const soft: readonly Family[] = [
  { ...shared, name: 'String', names: ['Lotte', 'Vera', 'Isa', 'Romy'], category: 'slips', code: 'ST', shape: 'thong', colours: women, sizes: letters(1195), geslacht: 'Dames', models: ['String'], hygiene: true, fibres: [['polyamide', 78], ['elastaan', 22]], care: ['hand_wash', 'no_bleach', 'no_tumble'], grams: 145,
    openings: ['Onder de broek die alles laat zien.', 'Lasergesneden, dus er is niets om te voelen.'], body: 'Microvezel van 145 gram per vierkante meter met een kruisje van ongeverfd katoen. De randen zijn gelijmd, niet gestikt.' },
  { ...shared, name: 'Sport-bh', names: ['Puck', 'Merel', 'Fleur', 'Noa'], category: 'bhs', code: 'SP', shape: 'sports-bra', colours: ['zwart', 'marine', 'bordeaux', 'salie', 'aubergine'], sizes: letters(3995), geslacht: 'Dames', models: ['Middel', 'Stevig'], fibres: [['gerecycled polyamide', 75], ['elastaan', 25]], care: ['wash_30', 'no_bleach', 'no_tumble'], grams: 220,
    openings: ['Houdt alles op zijn plek, behalve jou.', 'Voor de trap, de trein en de tien kilometer.'], body: 'Dubbelgebreid tricot van 220 gram per vierkante meter met een brede onderband en een rug van mesh. Steun: middel tot stevig.' },
  { ...shared, ...cotton, name: 'Longsleeve', names: ['Esther', 'Zoë', 'Vera', 'Isa'], category: 'hemdjes', code: 'LS', shape: 'longsleeve', colours: ['gebroken', 'zwart', 'mauve', 'marine', 'camel'], sizes: letters(2995), geslacht: 'Dames', models: ['Ronde hals'], grams: 180,
    openings: ['Het laagje dat ook bovenop mag.', 'Mouwen tot over de pols, want december.'], body: 'Ribtricot van biologisch katoen, 180 gram per vierkante meter, met een schuine bies langs de hals die niet uitlubbert.' },
  { ...shared, name: 'Pyjamabroek', names: ['Romy', 'Puck', 'Merel'], category: 'pyjamas', code: 'PB', shape: 'lounge-trousers', colours: ['blush', 'marine', 'salie', 'aubergine'], sizes: letters(3495), geslacht: 'Dames', models: ['Wijd'], fibres: [['viscose', 95], ['elastaan', 5]], care: ['wash_30', 'no_bleach', 'no_tumble'], grams: 170,
    openings: ['Combineer hem met elk hemdje dat je al hebt.'], body: 'Soepele viscose van 170 gram per vierkante meter, wijde pijp, elastiek met koord en steekzakken die blijven liggen.' },
  { ...shared, ...cotton, name: 'Onderhemd', names: ['Teun', 'Joris', 'Bram', 'Otto'], category: 'shirts', code: 'OH', shape: 'singlet', colours: men, sizes: letters(1695).slice(1), geslacht: 'Heren', models: ['Mouwloos'], grams: 165,
    openings: ['Onder een overhemd onzichtbaar, daarboven eerlijk.'], body: 'Fijne rib van gekamd biologisch katoen, 165 gram per vierkante meter, acht centimeter langer dan gewoon zodat hij in de broek blijft.' },
  { ...shared, ...cotton, name: 'Legging', names: ['Fleur', 'Noa', 'Lotte'], category: 'beenmode', code: 'LG', shape: 'leggings', colours: ['zwart', 'marine', 'aubergine', 'antraciet'], sizes: letters(2495), geslacht: 'Dames', models: ['Enkellengte'], grams: 240,
    openings: ['Blijft zwart. Ook na dertig keer wassen.'], body: 'Dicht gebreid katoen van 240 gram per vierkante meter, vierzijdig rekbaar, met een boord van acht centimeter die niet omslaat.' },
  { ...shared, name: 'Sneakersok', names: ['Kade', 'Duin', 'Perron'], category: 'sokken', code: 'SS', shape: 'ankle-socks', brands: ['Linge', 'Kousenmakerij Stap'], colours: ['wit', 'zwart', 'grijs', 'blush'], sizes: [['35-38', 695], ['39-42', 695], ['43-46', 695]], geslacht: 'Unisex', models: ['Laag'], fibres: [['katoen', 78], ['polyamide', 20], ['elastaan', 2]], care: ['wash_40', 'no_bleach', 'no_tumble'], verpakking: '2 paar',
    openings: ['Laag genoeg om niet te zien, hoog genoeg om te blijven zitten.'], body: 'Fijn gebreid op 168 naalden, met een siliconen strookje bij de hiel en een platte teennaad.' },
  { ...shared, name: 'Cadeaubon', names: ['Linge'], category: 'cadeau', code: 'CB', shape: 'gift-card', brands: ['Linge'], colours: ['aubergine'], choice: 1, sizes: [['Eén maat', 5000]], models: ['Per e-mail'], fibres: [], care: [], verpakking: undefined, kind: 'virtual',
    openings: ['Omdat niemand een maat voor een ander hoort te raden.'], body: 'Een bon van 50 euro, verstuurd per e-mail op de dag die je kiest. Twee jaar geldig.', options: [{ title: 'Naam op de bon', type: 'field', is_require: true, max_characters: 30, price: 0, price_type: 'fixed' }] },
  { ...shared, name: 'Naaipatroon', names: ['slip Lotte'], category: 'cadeau', code: 'NP', shape: 'booklet', brands: ['Studio Merel'], colours: ['blush'], choice: 1, sizes: [['Eén maat', 1250]], models: ['Pdf'], fibres: [], care: [], verpakking: undefined, kind: 'downloadable',
    openings: ['Maak hem zelf, van het T-shirt dat te mooi is om weg te doen.'], body: 'Patroon in zes maten als pdf, op A4 te printen, met foto’s van elke stap en een lijst van elastiek dat je nodig hebt.' },
  { ...shared, name: 'Reisetui', names: ['klein', 'groot'], category: 'cadeau', code: 'RE', shape: 'pouch', brands: ['Linge'], colours: ['blush'], choice: 1, sizes: [['Eén maat', 2495]], models: ['Met rits'], fibres: [['katoen', 100]], care: ['wash_30', 'no_bleach'], geslacht: 'Unisex',
    openings: ['Zodat lingerie in een koffer lingerie blijft.'], body: 'Gewatteerd katoensatijn met twee vakken: schoon links, gedragen rechts.', options: [{ title: 'Geborduurde initialen', type: 'field', is_require: false, max_characters: 3, price: 6.95, price_type: 'fixed' }, giftWrap(3.5)] },
  { ...shared, name: 'Toilettas', names: ['Weekend'], apart: true, category: 'cadeau', code: 'TT', shape: 'pouch', brands: ['Linge'], colours: ['blush', 'marine', 'salie', 'aubergine'], choice: 1, sizes: [['Eén maat', 2995]], models: ['Weekend'], fibres: [['katoen', 100]], care: ['wash_30', 'no_bleach', 'no_tumble'], verpakking: 'Per stuk',
    openings: ['Voor wat niet in het etui past, en toch mee moet.'], body: 'Gevoerd satijnkatoen met een brede rits en een vakje voor wat je niet kwijt wilt.' },
];
