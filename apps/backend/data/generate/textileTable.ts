import { giftWrap } from './dailydealHandy.ts';
import type { CustomOption, Family } from './family.ts';

/** A name on cloth, with a choice of thread. */
export const embroidery = (required = false): readonly CustomOption[] => [
  { title: 'Geborduurde naam', type: 'field', is_require: required, max_characters: 14, price: 7.95, price_type: 'fixed' },
  { title: 'Kleur garen', type: 'drop_down', is_require: false, values: [
    { title: 'Ton sur ton', price: 0, price_type: 'fixed' }, { title: 'Wit', price: 0, price_type: 'fixed' }, { title: 'Zijden goudgaren', price: 10, price_type: 'percent' },
  ] },
];

/** For the table and the sauna, and what one gives away. */
export const table: readonly Family[] = [
  { name: 'Servetten', names: ['Zeeland', 'Drenthe', 'Veluwe', 'Betuwe'], category: 'servetten', code: 'SV', shape: 'napkins', brands: ['Van der Linnen'], colours: ['gebroken', 'salie', 'terra', 'petrol', 'lichtgrijs'], choice: 4, grams: 210,
    sizes: [['45 x 45 cm', 3495]], fibres: [['linnen', 100]], care: ['wash_60', 'no_bleach', 'iron_high'], models: ['Effen', 'Streep'], verpakking: 'Set van 4',
    openings: ['Een gedekte tafel zonder servet is een bureau.', 'Wordt mooier van rode wijn. Nou ja, van het uitwassen ervan.'], body: 'Gewassen Europees linnen, 210 gram per vierkante meter, met een ajourzoom van twee centimeter. Vier stuks, in hetzelfde verfbad als het tafelkleed met dezelfde naam.' },
  { name: 'Tafelloper', names: ['Zeeland', 'Drenthe', 'Veluwe'], category: 'tafelkleden', code: 'TL', shape: 'runner', brands: ['Van der Linnen'], colours: ['gebroken', 'salie', 'terra', 'petrol'], choice: 3, grams: 245,
    sizes: [['45 x 150 cm', 3995], ['45 x 220 cm', 4995]], fibres: [['linnen', 100]], care: ['wash_60', 'no_bleach', 'iron_high'], models: ['Effen', 'Streep'], verpakking: 'Per stuk',
    openings: ['Genoeg linnen om aan te schuiven, en het hout blijft in zicht.'], body: 'Voorgewassen linnen van 245 gram per vierkante meter, aan de korte kanten met de hand afgezoomd.' },
  { name: 'Saunalaken', names: ['Fenne', 'Noor', 'Wende'], category: 'badlakens', code: 'SA', shape: 'towel-folded', brands: ['Weefhuis'], colours: ['wit', 'antraciet', 'petrol', 'zand'], choice: 4, grams: 450,
    sizes: [['80 x 200 cm', 3995]], fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low'], models: ['Effen', 'Wafel'], verpakking: 'Per stuk', options: embroidery(),
    openings: ['Twee meter lang, zodat ook je hielen niet op het hout liggen.'], body: 'Badstof van 450 gram per vierkante meter: dun genoeg om mee te nemen, dicht genoeg om op te liggen. Met een ophanglus aan de lange kant.' },
  { name: 'Naamhanddoek', names: ['School', 'Zwemles'], category: 'handdoeken', code: 'NH', shape: 'towel-folded', brands: ['Katoenwerf'], colours: ['petrol', 'terra', 'oker', 'blush'], choice: 4, grams: 500, geslacht: 'Kinderen',
    sizes: [['50 x 100 cm', 1695]], fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low'], models: ['Effen'], verpakking: 'Per stuk', options: embroidery(true),
    openings: ['Komt terug van zwemles. Want er staat een naam op.'], body: 'Katoen van 500 gram per vierkante meter, met een geborduurde naam in de hoek en een lus aan de korte kant die in elke gymtas past.' },
  { name: 'Cadeaubon', names: ['Weefhuis'], category: 'cadeaus', code: 'CB', shape: 'gift-card', brands: ['Weefhuis'], colours: ['petrol'], choice: 1, sizes: [['Eén maat', 5000]], fibres: [], care: [], models: ['Per e-mail'], kind: 'virtual',
    openings: ['Laat ze zelf voelen welke stof het wordt.'], body: 'Een bon van 50 euro die meteen per e-mail komt. Twee jaar geldig, ook in delen te besteden.', options: [{ title: 'Naam op de bon', type: 'field', is_require: true, max_characters: 30, price: 0, price_type: 'fixed' }] },
  { name: 'Naaipatroon', names: ['schort Bakker'], category: 'cadeaus', code: 'NP', shape: 'booklet', brands: ['Weefhuis'], colours: ['terra'], choice: 1, sizes: [['Eén maat', 950]], fibres: [], care: [], models: ['Pdf'], kind: 'downloadable',
    openings: ['Twee uur, een lap halflinnen en een naaimachine.'], body: 'Het patroon van ons schort met gekruiste banden, als pdf op A4, met uitleg in tien stappen. Meteen na betaling te downloaden.' },
  { name: 'Geschenkdoos', names: ['Bad', 'Keuken'], category: 'cadeaus', code: 'DS', shape: 'gift-box', brands: ['Weefhuis'], colours: ['petrol'], choice: 1, sizes: [['Eén maat', 995]], fibres: [], care: [], models: ['Met lint'], verpakking: 'Per stuk',
    openings: ['Het enige aan een cadeau dat niet gewassen hoeft te worden.'], body: 'Stevige doos met katoenen lint en vloeipapier, groot genoeg voor twee badlakens. Wij vouwen, jij geeft.', options: [giftWrap(2.5)] },
  { name: 'Badtas', names: ['Zeeland', 'Wadden'], apart: true, category: 'hamamdoeken', code: 'BT', shape: 'tote', brands: ['Katoenwerf'], colours: ['petrol', 'terra', 'oker', 'salie'], choice: 1, grams: 340,
    sizes: [['Eén maat', 2495]], fibres: [['katoen', 100]], care: ['wash_30', 'no_bleach', 'no_tumble'], models: ['Zeeland', 'Wadden'], verpakking: 'Per stuk',
    openings: ['Draagt twee badlakens en een boek, en daarna het zand naar huis.'], body: 'Canvas van 340 gram per vierkante meter in de kleuren van onze hamamdoeken, met hengsels die over een schouder met badjas gaan.' },
];
