import type { Colour } from './colours.ts';
import { handy } from './dailydealHandy.ts';
import type { Assortment, Family } from './family.ts';

type Gadget = Pick<Family, 'name' | 'names' | 'category' | 'code' | 'shape' | 'brands' | 'models' | 'body' | 'openings'> & {
  price: number;
  colours: readonly Colour[];
  fibres?: Family['fibres'];
  care?: readonly string[];
  sizes?: Family['sizes'];
  choice?: number;
  grams?: number;
};

/** A thing that mostly comes in one size, and in as many colours as it names. */
const thing = ({ price, ...gadget }: Gadget): Family => ({
  choice: gadget.colours.length, fibres: [], care: ['wipe'], sizes: [['Eén maat', price]], verpakking: 'Per stuk', ...gadget,
});

const cooking: readonly Family[] = [
  thing({ name: 'Koekenpan', names: ['Smid 20 cm', 'Smid 24 cm', 'Smid 28 cm', 'Vuur 24 cm', 'Vuur 28 cm'], category: 'pannen', code: 'KP', shape: 'pan', brands: ['Smidse', 'Vuurkeuken'], models: ['Antikleef', 'Plaatstaal'], price: 2995, colours: ['antraciet'], care: ['hand_wash'], openings: ['Het ei glijdt eruit. We hebben het geteld: 400 eieren lang.', 'Zware bodem, lichte prijs.'], body: 'Gesmeed aluminium van vier millimeter, keramische laag zonder PFAS, greep die koel blijft. Op elk fornuis, ook op inductie.' }),
  thing({ name: 'Braadpan', names: ['Smid 24 cm', 'Smid 28 cm', 'Stoof 26 cm', 'Stoof 30 cm'], category: 'pannen', code: 'BR', shape: 'casserole', brands: ['Smidse', 'Vuurkeuken'], models: ['Gietijzer'], price: 6995, colours: ['rood', 'petrol', 'gebroken', 'antraciet'], care: ['hand_wash'], openings: ['Drie uur stoven, één pan afwassen.', 'Zwaar. Dat hoort.'], body: 'Geëmailleerd gietijzer met een deksel dat het vocht teruggeeft. Op elk vuur en tot 250 graden in de oven.' }),
  thing({ name: 'Messenset', names: ['Kling vijfdelig', 'Kling zevendelig', 'Snee vijfdelig'], category: 'messen', code: 'MS', shape: 'knives', brands: ['Kling & Heft'], models: ['Met blok'], price: 5995, colours: ['bruin', 'zwart'], care: ['hand_wash'], openings: ['Scherp uit de doos. Pleisters niet inbegrepen.'], body: 'Eén stuk Duits staal, 56 HRC, in een blok van acaciahout. Koksmes, broodmes, vleesmes, officemes en schilmesje.' }),
  thing({ name: 'Waterkoker', names: ['Stoom 1,2 liter', 'Stoom 1,7 liter', 'Fluit 1,5 liter'], category: 'keukenapparaten', code: 'WK', shape: 'kettle', brands: ['Ampère'], models: ['Instelbaar'], price: 3995, colours: ['zwart', 'wit', 'salie'], openings: ['Kookt sneller dan je een theezakje vindt.'], body: '2200 watt, vijf temperaturen, dubbele wand: buiten lauw, binnen kokend. Slaat af als hij leeg is.' }),
  thing({ name: 'Heteluchtfriteuse', names: ['Bries 4 liter', 'Bries 6 liter', 'Storm 8 liter'], category: 'keukenapparaten', code: 'HF', shape: 'airfryer', brands: ['Ampère', 'Keukenmaat'], models: ['Digitaal'], price: 8995, colours: ['zwart', 'wit'], openings: ['Friet zonder vet, en zonder preek.'], body: '1700 watt, acht programma’s, mand met keramische laag die in de vaatwasser mag. Voor twee tot vijf porties.' }),
  thing({ name: 'Mokken', names: ['Dagelijks', 'Kade', 'Pier'], category: 'servies', code: 'MK', shape: 'mug', brands: ['Kleiwerk'], models: ['Set van 4'], price: 2495, colours: ['gebroken', 'petrol', 'terra', 'salie', 'antraciet'], care: ['dishwasher'], openings: ['Vier mokken. De vijfde raak je toch kwijt.'], body: 'Steengoed met reactief glazuur: elke mok valt een tikje anders uit. 320 milliliter, magnetron en vaatwasser mogen.' }),
  thing({ name: 'Thermosfles', names: ['Forens', 'Kampeer', 'Dijk', 'Kantine'], category: 'onderweg', code: 'TF', shape: 'bottle', brands: ['Warmhoud'], models: ['500 ml', '750 ml'], price: 1995, colours: ['petrol', 'zwart', 'roze', 'geel', 'wit'], care: ['dishwasher'], openings: ['Twaalf uur heet, vierentwintig uur koud, nul keer gelekt.'], body: 'Dubbelwandig staal, dop met één hand te openen, past in elke bekerhouder.' }),
];

const electronics: readonly Family[] = [
  thing({ name: 'Koptelefoon', names: ['Stilte One', 'Stilte Pro', 'Dreun', 'Coupé', 'Bas 40'], category: 'audio', code: 'KT', shape: 'headphones', brands: ['Oorzaak', 'Klankwerk'], models: ['Over-ear'], price: 7995, colours: ['zwart', 'gebroken', 'petrol'], openings: ['De trein in, de trein uit.', 'Stil in de coupé. Buren niet inbegrepen.'], body: 'Actieve ruisonderdrukking, veertig uur per lading, tien minuten laden voor vijf uur. Vouwt plat in het etui dat erbij zit.' }),
  thing({ name: 'Speaker', names: ['Ton', 'Blok', 'Zuil', 'Knal'], category: 'audio', code: 'SP', shape: 'speaker', brands: ['Klankwerk'], models: ['Bluetooth'], price: 4995, colours: ['zwart', 'terra', 'petrol', 'geel'], openings: ['Klein van stuk, groot van mond.'], body: 'Waterdicht (IPX7), achttien uur muziek, en met een tweede erbij in stereo.' }),
  thing({ name: 'Powerbank', names: ['10.000', '20.000', 'Mini', 'Zon'], category: 'opladen', code: 'PB', shape: 'powerbank', brands: ['Ampère'], models: ['USB-C'], price: 2995, colours: ['zwart', 'wit', 'marine'], openings: ['Voor wie altijd op 4% zit.'], body: 'Laadt twee toestellen tegelijk met 30 watt, en zichzelf in twee uur. Mag mee in het vliegtuig.' }),
  thing({ name: 'Bureaulamp', names: ['Knik', 'Boog', 'Spot', 'Uil'], category: 'verlichting', code: 'LA', shape: 'lamp', brands: ['Lichtpunt'], models: ['Led'], price: 3995, colours: ['zwart', 'geel', 'salie', 'terra', 'wit'], openings: ['Licht waar je het nodig hebt, en verder nergens.'], body: 'Stalen kap, kantelbaar, met dimmer en een warme led van 9 watt die vervangbaar is. Ja, echt vervangbaar.' }),
  thing({ name: 'Tafellamp', names: ['Paddenstoel', 'Maan', 'Kegel', 'Bel'], category: 'verlichting', code: 'TL', shape: 'table-lamp', brands: ['Lichtpunt'], models: ['Oplaadbaar'], price: 4495, colours: ['gebroken', 'terra', 'salie', 'petrol'], openings: ['Zonder snoer, zonder gedoe, met twaalf uur licht.'], body: 'Keramische voet, linnen kap, drie standen. Laadt op met USB-C en mag op het balkon.' }),
  thing({ name: 'Wekker', names: ['Haan', 'Zes uur', 'Snooze'], category: 'verlichting', code: 'WE', shape: 'clock', brands: ['Tikkie Later'], models: ['Analoog'], price: 1995, colours: ['wit', 'zwart', 'terra', 'geel'], openings: ['Zo stil dat je alleen wakker wordt als het moet.'], body: 'Kwartsuurwerk zonder tik, licht met één druk, en een alarm dat beleefd begint en dat niet blijft.' }),
];

const home: readonly Family[] = [
  thing({ name: 'Koffer', names: ['Gate 55 cm', 'Gate 67 cm', 'Gate 77 cm', 'Perron 55 cm', 'Perron 67 cm'], category: 'onderweg', code: 'KO', shape: 'suitcase', brands: ['Weekendje Weg'], models: ['Harde schaal'], price: 7995, colours: ['petrol', 'zwart', 'geel', 'blush', 'zilver'], openings: ['Rolt ook over kinderkopjes. Getest in Delft.'], body: 'Polycarbonaat met acht dubbele wielen, TSA-slot en een ritsrand van vijf centimeter voor de terugweg.' }),
  thing({ name: 'Rugzak', names: ['Forens', 'Overstap', 'Dijk'], category: 'onderweg', code: 'RZ', shape: 'backpack', brands: ['Weekendje Weg'], models: ['20 liter'], price: 4995, colours: ['petrol', 'zwart', 'olijf', 'oker'], openings: ['Laptop achter, boterham voor, regen buiten.'], body: 'Gerecycled polyester met een waterdichte laag, laptopvak tot 16 inch en een verborgen vakje voor je pas.' }),
  thing({ name: 'Vaas', names: ['Bol', 'Hals', 'Buik', 'Kan'], category: 'decoratie', code: 'VA', shape: 'vase', brands: ['Kleiwerk'], models: ['Handgedraaid'], price: 2495, colours: ['gebroken', 'terra', 'petrol', 'oker', 'antraciet'], openings: ['Mooi met bloemen. Verdacht mooi zonder.'], body: 'Steengoed met een matte huid, 24 centimeter hoog, waterdicht geglazuurd van binnen.' }),
  thing({ name: 'Geurkaars', names: ['Zondag', 'Regenbui', 'Bibliotheek', 'Strandtent'], category: 'decoratie', code: 'GK', shape: 'candle', brands: ['Lichtpunt'], models: ['Sojawas'], price: 1795, colours: ['gebroken', 'salie', 'terra'], openings: ['Ruikt naar wat erop staat. Echt.'], body: 'Sojawas met een katoenen lont, vijftig branduren, in glas dat daarna een borrelglas mag worden.' }),
  thing({ name: 'Fleecedeken', names: ['Bank', 'Hut', 'Marathon'], category: 'thuistextiel', code: 'FD', shape: 'plaid', brands: ['Warmhoud'], models: ['Effen'], price: 2495, colours: ['petrol', 'terra', 'geel', 'lichtgrijs'], fibres: [['gerecycled polyester', 100]], care: ['wash_30', 'tumble_low'], grams: 280, openings: ['Eén seizoen ver en je staat niet meer op.'], body: 'Sherpa van gerecycled polyester, 150 bij 200 centimeter, 280 gram per vierkante meter.' }),
  thing({ name: 'Handdoekenset', names: ['Sport', 'Logeer', 'Sauna'], category: 'thuistextiel', code: 'HS', shape: 'towel-stack', brands: ['Warmhoud'], models: ['Set van 3'], price: 2995, colours: ['petrol', 'wit', 'antraciet', 'terra', 'geel'], fibres: [['katoen', 100]], care: ['wash_60', 'tumble_low'], sizes: [['50 x 100 cm', 2995], ['70 x 140 cm', 3995], ['90 x 180 cm', 5495]], grams: 500, openings: ['Drie handdoeken voor de prijs van je vorige.'], body: 'Gekamd katoen, 500 gram per vierkante meter. Kies de maat; de kleur kiest jou.' }),
  thing({ name: 'Sokkendoos', names: ['Maandag', 'Kantoor', 'Winter'], category: 'thuistextiel', code: 'SD', shape: 'socks', brands: ['Warmhoud'], models: ['7 paar'], price: 1995, colours: ['zwart', 'marine', 'grijs'], fibres: [['katoen', 80], ['polyamide', 20]], care: ['wash_40'], sizes: [['36-40', 1995], ['41-46', 1995]], openings: ['Zeven paar gelijk. Nooit meer zoeken.'], body: 'Naadloze teen, verstevigde hiel, boord die niet knelt.' }),
  thing({ name: 'Dekbedset', names: ['Hotel', 'Hut', 'Lente'], category: 'thuistextiel', code: 'DS', shape: 'duvet', brands: ['Warmhoud'], models: ['Streep', 'Effen'], price: 3995, colours: ['wit', 'petrol', 'lichtgrijs', 'terra'], fibres: [['katoen', 100]], care: ['wash_60', 'tumble_low'], sizes: [['140 x 220 cm', 3995], ['240 x 220 cm', 5995]], grams: 125, openings: ['Hotelgevoel, zonder minibar.'], body: 'Katoensatijn van 125 gram per vierkante meter, met rits. Slopen zitten erbij.' }),
  thing({ name: 'Oplaadkabel', names: ['1 meter', '2 meter', '3 meter'], category: 'opladen', code: 'OK', shape: 'cable', brands: ['Ampère'], models: ['USB-C'], price: 995, colours: ['zwart'], openings: ['Gevlochten, dus de kat heeft er niets aan.'], body: 'USB-C naar USB-C, 100 watt, omvlochten met nylon en getest op 20.000 buigingen.' }),
];

/** Dagvondst: one good find a day, and what was found before. */
export const dailydeal: Assortment = {
  store: 'dailydeal',
  prefix: 'DV',
  families: [...cooking, ...electronics, ...home, ...handy],
  sets: [
    { name: 'Pannenset Smid', category: 'pannen', parts: ['koekenpan-smid-20-cm', 'koekenpan-smid-24-cm', 'koekenpan-smid-28-cm'], description: 'Drie maten, één keer afrekenen.', shown: { shape: 'pan-set', colour: 'antraciet' } },
    { name: 'Kabelset', category: 'opladen', parts: ['oplaadkabel-1-meter', 'oplaadkabel-2-meter', 'oplaadkabel-3-meter'], description: 'Voor naast de bank, naast het bed en in de tas.' },
  ],
  bundles: [
    { name: 'Laadpakket', category: 'opladen', description: 'Twee kabels, zelf gekozen. Eén blijft thuis, één gaat mee.', groups: [
      { title: 'Voor thuis', type: 'radio', required: true, parts: ['oplaadkabel-2-meter', 'oplaadkabel-1-meter'] },
      { title: 'Voor onderweg', type: 'radio', required: true, parts: ['oplaadkabel-1-meter', 'oplaadkabel-3-meter'] },
    ] },
    { name: 'Pannenpakket', category: 'pannen', description: 'Een kleine pan voor het ei, een grote voor de rest.', groups: [
      { title: 'Kleine pan', type: 'select', required: true, parts: ['koekenpan-smid-20-cm', 'koekenpan-smid-24-cm'] },
      { title: 'Grote pan', type: 'select', required: true, parts: ['koekenpan-smid-28-cm', 'koekenpan-vuur-28-cm'] },
      { title: 'Receptenboek erbij', type: 'checkbox', required: false, parts: ['receptenboek-een-pan-dertig-dagen'] },
    ] },
  ],
  tree: [
    { key: 'alle-vondsten', name: 'Alle vondsten', title: 'Alle vondsten van Dagvondst', description: 'Alles wat we vonden en nog hebben. Op is op.', children: [
      { key: 'koken', name: 'Koken', title: 'Koken en tafelen', description: 'Pannen, messen en wat er op tafel komt.', children: [
        { key: 'pannen', name: 'Pannen', title: 'Pannen', description: 'Van ei tot stoofpot.' },
        { key: 'messen', name: 'Messen', title: 'Messensets', description: 'Scherp uit de doos.' },
        { key: 'keukenapparaten', name: 'Keukenapparaten', title: 'Keukenapparaten', description: 'Met stekker, zonder gedoe.' },
        { key: 'servies', name: 'Servies', title: 'Servies', description: 'Mokken die je mooi vindt.' },
      ] },
      { key: 'elektronica', name: 'Elektronica', title: 'Elektronica', description: 'Geluid, stroom en licht.', children: [
        { key: 'audio', name: 'Audio', title: 'Koptelefoons en speakers', description: 'Hard of juist stil.' },
        { key: 'opladen', name: 'Opladen', title: 'Powerbanks en kabels', description: 'Nooit meer 4%.' },
        { key: 'verlichting', name: 'Verlichting', title: 'Lampen en wekkers', description: 'Licht waar het nodig is.' },
      ] },
      { key: 'huis', name: 'Huis', title: 'Huis en wonen', description: 'Zacht, mooi of allebei.', children: [
        { key: 'thuistextiel', name: 'Textiel', title: 'Dekens, handdoeken en sokken', description: 'Warm voor weinig.' },
        { key: 'decoratie', name: 'Decoratie', title: 'Vazen en kaarsen', description: 'Voor op tafel.' },
      ] },
    ] },
    { key: 'onderweg', name: 'Onderweg', title: 'Koffers, rugzakken en flessen', description: 'Voor de trein, de tent en het vliegveld.' },
    { key: 'gereedschap', name: 'Gereedschap', title: 'Gereedschap', description: 'Voor wie het zelf kan, of dat vindt.' },
    { key: 'cadeau', name: 'Cadeau', title: 'Cadeaus en bonnen', description: 'Als je het echt niet weet.' },
  ],
  soldOut: 'wekker-haan',
  threeLeft: 'oplaadkabel-3-meter',
};
