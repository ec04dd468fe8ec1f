import type { CustomOption, Family } from './family.ts';

type Find = Pick<Family, 'name' | 'names' | 'category' | 'code' | 'shape' | 'brands' | 'models' | 'body' | 'openings' | 'colours'> & { price: number } & Partial<Family>;
const find = ({ price, ...rest }: Find): Family => ({ choice: rest.colours.length, fibres: [], care: ['wipe'], sizes: [['Eén maat', price]], verpakking: 'Per stuk', ...rest });

/** Wrapped as a present, for any product that is often given away. */
export const giftWrap = (price: number): CustomOption => ({
  title: 'Cadeau', type: 'checkbox', is_require: false, values: [{ title: 'Inpakken als cadeau, met kaartje', price, price_type: 'fixed' }],
});

const tools: readonly Family[] = [
  find({ name: 'Schroevendraaierset', names: ['Zesdelig', 'Twaalfdelig', 'Precisie', 'Fiets'], category: 'gereedschap', code: 'SR', shape: 'screwdrivers', brands: ['Klusserij'], models: ['Magnetisch'], price: 1995, colours: ['rood', 'geel', 'petrol'], openings: ['Past. Ook op die ene schroef achter de wasmachine.', 'Voor de kast die vanavond nog in elkaar moet.'], body: 'Chroom-vanadiumstaal met magnetische punt en een greep van twee materialen die ook met natte handen houdt. Kruiskop, plat en torx.' }),
  find({ name: 'Gereedschapskist', names: ['Koffer 40 cm', 'Koffer 50 cm', 'Bak', 'Zolder'], category: 'gereedschap', code: 'GR', shape: 'toolbox', brands: ['Klusserij'], models: ['Staal'], price: 3495, colours: ['rood', 'petrol', 'antraciet'], openings: ['Alles op één plek. De plek weet je dan ook nog.'], body: 'Gepoedercoat staal van een millimeter dik, met een uitneembaar bakje voor wat anders in een jaszak belandt. Sluit met twee klemmen.', options: [{ title: 'Extra zekerheid', type: 'checkbox', is_require: false, values: [{ title: 'Vijf jaar garantie in plaats van twee', price: 12, price_type: 'percent' }] }] }),
  find({ name: 'Paraplu', names: ['Bui', 'Windkracht 9', 'Zakformaat', 'Duo'], category: 'onderweg', code: 'PR', shape: 'umbrella', brands: ['Weekendje Weg'], models: ['Stormvast'], price: 2295, colours: ['marine', 'geel', 'zwart', 'rood'], openings: ['Draait niet om. Jij ook niet.', 'Past in je tas, niet in je humeur.'], body: 'Negen baleinen van glasvezel, getest tot windkracht 9, doek van gerecycled polyester met een coating zonder PFAS. De greep is van beukenhout.', options: [giftWrap(2.95)] }),
];

const kitchen: readonly Family[] = [
  find({ name: 'Snijplank', names: ['Beuk', 'Acacia', 'Ontbijt', 'Borrel'], category: 'servies', code: 'SN', shape: 'board', brands: ['Kling & Heft'], models: ['Kops'], price: 2495, colours: ['camel', 'bruin'], care: ['hand_wash'], openings: ['Ligt stil, ook als de ui tegenstribbelt.', 'Aan de ene kant snijden, aan de andere serveren.'], body: 'Massief hout uit FSC-bos, twee centimeter dik, met een sapgeul en een gat voor de haak. Een keer per maand met olie inwrijven en hij overleeft je messen.' }),
  find({ name: 'Ovenwanten', names: ['Stoof', 'Pizza', 'Brood'], category: 'servies', code: 'OV', shape: 'oven-mitts', brands: ['Vuurkeuken'], models: ['Per paar'], price: 1495, colours: ['antraciet', 'rood', 'oker'], fibres: [['katoen', 100]], care: ['wash_40', 'no_tumble'], grams: 480, openings: ['Tot 220 graden. Daarboven bel je de brandweer.'], body: 'Doorgestikt katoen met een vulling van vilt, tot halverwege de onderarm. Met lus.' }),
  find({ name: 'Schort', names: ['Grill', 'Afwas', 'Bakker'], category: 'servies', code: 'SZ', shape: 'apron', brands: ['Vuurkeuken'], models: ['Eén maat'], price: 1995, colours: ['antraciet', 'petrol', 'terra'], fibres: [['katoen', 100]], care: ['wash_60', 'iron_medium'], grams: 260, openings: ['Vlekken krijg je toch. Beter hierop.'], body: 'Stevig canvas van 260 gram per vierkante meter, verstelbare halsband, zak op buikhoogte.' }),
];

const living: readonly Family[] = [
  find({ name: 'Sierkussen', names: ['Bank', 'Leeshoek', 'Logeer', 'Erker'], category: 'thuistextiel', code: 'SU', shape: 'cushion', brands: ['Warmhoud'], models: ['Effen', 'Streep'], price: 1695, colours: ['petrol', 'terra', 'geel', 'salie'], fibres: [['katoen', 100]], care: ['wash_30'], grams: 320, openings: ['Zit beter dan je bank. Ligt ook beter.'], body: 'Geweven katoen met een blinde rits, 45 bij 45 centimeter, vulling zit erbij.' }),
  find({ name: 'Strandlaken', names: ['Pier', 'Duin', 'Zandvoort', 'Meer'], category: 'thuistextiel', code: 'SL', shape: 'hamam', brands: ['Warmhoud'], models: ['Streep'], price: 1995, colours: ['petrol', 'terra', 'geel', 'marine'], fibres: [['katoen', 100]], care: ['wash_40', 'tumble_low'], grams: 260, openings: ['Zand valt eruit. Nou ja, het meeste.'], body: 'Plat geweven katoen van 260 gram per vierkante meter, 90 bij 180 centimeter, met geknoopte franje. Droog voor je thuis bent.' }),
  find({ name: 'Draagtas', names: ['Markt', 'Boeken', 'Sport', 'Strand'], category: 'onderweg', code: 'DT', shape: 'tote', brands: ['Weekendje Weg'], models: ['Canvas'], price: 1495, colours: ['gebroken', 'petrol', 'zwart', 'terra'], fibres: [['katoen', 100]], care: ['wash_30'], grams: 340, openings: ['Draagt twaalf kilo prei. Of twee boeken die je toch niet leest.'], body: 'Canvas van 340 gram per vierkante meter, brede hengsels die over een winterjas gaan, binnenvakje met rits.', options: [{ title: 'Tekst op de tas', type: 'field', is_require: false, max_characters: 18, price: 4.95, price_type: 'fixed' }, giftWrap(1.95)] }),
];

const apart: readonly Family[] = [
  find({ name: 'Strandtas', names: ['Zandvoort'], apart: true, category: 'onderweg', code: 'ST', shape: 'tote', brands: ['Weekendje Weg'], models: ['Zandvoort'], price: 1795, colours: ['petrol', 'terra', 'geel', 'zwart'], fibres: [['katoen', 100]], care: ['wash_30'], grams: 340, openings: ['Past een handdoek in. En een halve duin.'], body: 'Canvas van 340 gram per vierkante meter met een bodem die nat mag worden en een vakje voor je sleutels.' }),
];

const digital: readonly Family[] = [
  find({ name: 'Cadeaubon', names: ['Dagvondst'], category: 'cadeau', code: 'CB', shape: 'gift-card', brands: ['Dagvondst'], models: ['Per e-mail'], price: 2500, colours: ['geel'], kind: 'virtual', care: [], verpakking: undefined, openings: ['Voor wie alles al heeft. Behalve morgen.'], body: 'Een bon van 25 euro, binnen een minuut in je mailbox, twee jaar geldig op alle vondsten. Op te splitsen over meer bestellingen.', options: [{ title: 'Naam op de bon', type: 'field', is_require: true, max_characters: 30, price: 0, price_type: 'fixed' }] }),
  find({ name: 'Receptenboek', names: ['Eén pan, dertig dagen'], category: 'cadeau', code: 'RB', shape: 'booklet', brands: ['Vuurkeuken'], models: ['Pdf'], price: 795, colours: ['terra'], kind: 'downloadable', care: [], verpakking: undefined, openings: ['Dertig recepten. Eén pan om af te wassen.'], body: 'Tweeënzeventig bladzijden als pdf, met boodschappenlijst per week. Meteen na betaling te downloaden.' }),
];

/** What a shop that finds one thing a day has besides: tools, table, house and presents. */
export const handy: readonly Family[] = [...tools, ...kitchen, ...living, ...digital, ...apart];
