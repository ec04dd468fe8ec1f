import type { Assortment, Family } from './family.ts';
import { embroidery, table } from './textileTable.ts';

const bath = ['Fenne', 'Noor', 'Wende', 'Mies', 'Saar', 'Toos', 'Loes', 'Jet', 'Guus', 'Ida', 'Veerle', 'Hanne'] as const;
const terry = { fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low'], brands: ['Weefhuis', 'Van der Linnen', 'Katoenwerf'] } as const;
const bathColours = ['terra', 'petrol', 'wit', 'zand', 'salie', 'antraciet', 'oker', 'blush', 'marine', 'lichtgrijs'] as const;
const bedColours = ['gebroken', 'petrol', 'salie', 'terra', 'lichtgrijs', 'wit', 'marine', 'blush', 'oker'] as const;

const bathroom: readonly Family[] = [
  { ...terry, name: 'Handdoek', names: bath, category: 'handdoeken', code: 'HD', shape: 'towel-stack', colours: bathColours, choice: 5, grams: 550,
    sizes: [['50 x 100 cm', 1295], ['60 x 110 cm', 1595], ['70 x 140 cm', 2495]], models: ['Effen', 'Streep', 'Wafel'], verpakking: 'Per stuk',
    openings: ['Een handdoek die na twee jaar nog even vol is als op de eerste ochtend.', 'Dicht geweven badstof met een rand die niet krult, ook niet na de vijftigste was.', 'Zacht zonder wasverzachter: de lussen zijn lang, het garen is gekamd.'],
    body: 'Geweven van gekamd katoen, 550 gram per vierkante meter: zwaar genoeg om in één keer droog te zijn, licht genoeg om voor de volgende douche weer droog te hangen. De zijkanten zijn dubbel gestikt en het lusje zit aan de lange kant, zodat hij netjes hangt.' },
  { ...terry, name: 'Badlaken', names: bath.slice(0, 8), category: 'badlakens', code: 'BL', shape: 'towel-folded', colours: bathColours, choice: 5, grams: 600,
    sizes: [['90 x 180 cm', 3495], ['100 x 150 cm', 3295]], models: ['Effen', 'Streep'], verpakking: 'Per stuk',
    openings: ['Eén keer omslaan en je bent weg uit de kou.', 'Het badlaken waar het hele gezin om vecht.'],
    body: 'Met 600 gram per vierkante meter het zwaarste doek van onze weverij. De poollussen staan aan beide kanten even hoog, dus hij droogt even goed op links als op rechts. Past bij de handdoek, de gastendoek en de washandjes met dezelfde naam.' },
  { ...terry, name: 'Gastendoek', names: bath.slice(0, 8), category: 'gastendoeken', code: 'GD', shape: 'towel-roll', colours: bathColours, choice: 4, grams: 500,
    sizes: [['30 x 50 cm', 595]], models: ['Effen', 'Wafel'], verpakking: 'Per stuk',
    openings: ['Klein doek, groot gebaar: rol er drie in een mandje naast de wastafel.', 'Voor bezoek, voor de sportschool, voor naast de fruitschaal.'],
    body: 'Hetzelfde katoen als onze badlakens, maar iets korter geschoren zodat hij snel droogt. Met een smalle sierband die niet krimpt.' },
  { ...terry, name: 'Washandje', names: bath.slice(0, 10), category: 'washandjes', code: 'WH', shape: 'washcloth', colours: ['wit'], choice: 1, grams: 500,
    sizes: [['16 x 22 cm', 349]], models: ['Effen'], verpakking: 'Per stuk',
    openings: ['Vrolijk simpel: twee lagen badstof en een lusje.', 'Zo’n washandje dat je op reis meeneemt omdat het thuis ook zo fijn is.'],
    body: 'Ruim gesneden, ook voor grote handen, met naden die aan de binnenkant zijn afgewerkt. Vanaf zes stuks betaal je minder per stuk.' },
  { ...terry, name: 'Badmat', names: bath.slice(2, 10), category: 'badmatten', code: 'BM', shape: 'bathmat', colours: bathColours, choice: 5, grams: 1000,
    sizes: [['50 x 80 cm', 2495], ['60 x 100 cm', 3295]], models: ['Effen', 'Streep'], verpakking: 'Per stuk',
    openings: ['Stap eruit en blijf nog even staan.', 'Een badmat zonder rubber, die dus gewoon op 60 graden kan.'],
    body: 'Dubbelweefsel van 1000 gram per vierkante meter: de bovenkant neemt het water op, de onderkant ligt vast op de tegel. Droogt over de badrand in een halve dag.' },
  { ...terry, name: 'Badjas', names: ['Fenne', 'Noor', 'Wende', 'Mies', 'Guus', 'Ida'], category: 'badjassen', code: 'BJ', shape: 'bathrobe', colours: bathColours, choice: 4, grams: 400, geslacht: 'Unisex',
    sizes: [['S', 7995], ['M', 7995], ['L', 7995], ['XL', 8495]], models: ['Sjaalkraag', 'Capuchon', 'Kimono'], verpakking: 'Per stuk', options: embroidery(),
    openings: ['Voor zondagen die om elf uur beginnen.', 'Lang genoeg voor warme knieën, wijd genoeg voor een kop thee in de hand.'],
    body: 'Badstof van 400 gram: warm, maar geen winterjas. Twee opgestikte zakken, een ceintuur die blijft zitten dankzij dubbele lussen, en een ophanglus van hetzelfde katoen.' },
  { ...terry, name: 'Hamamdoek', names: ['Zeeland', 'Wadden', 'Duin', 'Schelp', 'Getij', 'Strand', 'Pier'], category: 'hamamdoeken', code: 'HM', shape: 'hamam', colours: ['petrol', 'terra', 'oker', 'marine', 'salie', 'zand'], choice: 4, grams: 260,
    sizes: [['90 x 170 cm', 2495]], models: ['Streep', 'Wafel', 'Ruit'], verpakking: 'Per stuk', care: ['wash_40', 'no_bleach', 'tumble_low'],
    openings: ['Neemt in je tas de plek in van een trui, en aan zee die van een badlaken.', 'Plat geweven, snel droog, met met de hand geknoopte franje.'],
    body: 'Katoen in een open binding van 260 gram per vierkante meter. Wordt bij elke wasbeurt zachter. Ook mooi als tafelkleed of over de leuning van de bank.' },
];

const kitchen: readonly Family[] = [
  { name: 'Theedoek', names: ['Molen', 'Vecht', 'IJssel', 'Amstel', 'Linge', 'Maas', 'Waal', 'Dommel'], category: 'theedoeken', code: 'TD', shape: 'kitchen-cloth', brands: ['Weefhuis', 'Keukenhof & Zn.'], colours: ['petrol', 'rood', 'marine', 'oker', 'salie', 'antraciet'], choice: 3, grams: 210,
    sizes: [['60 x 65 cm', 895]], fibres: [['katoen', 50], ['linnen', 50]], care: ['wash_60', 'no_bleach', 'iron_high'], models: ['Ruit', 'Streep', 'Effen'], verpakking: 'Per stuk',
    openings: ['Glazen zonder pluis, borden zonder strepen.', 'De halflinnen theedoek zoals hij hoort: stug in de winkel, soepel na drie keer wassen.'],
    body: 'Half katoen, half linnen. Het linnen maakt dat hij niet pluist, het katoen dat hij snel opneemt. Met een lusje in het midden van de korte kant.' },
  { name: 'Keukendoek', names: ['Molen', 'Vecht', 'IJssel', 'Amstel', 'Maas', 'Waal'], category: 'keukendoeken', code: 'KD', shape: 'kitchen-towel', brands: ['Weefhuis', 'Katoenwerf'], colours: ['petrol', 'terra', 'grijs', 'oker', 'salie', 'wit'], choice: 4, grams: 380,
    sizes: [['50 x 50 cm', 795]], fibres: [['katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low'], models: ['Wafel', 'Effen'], verpakking: 'Per stuk',
    openings: ['Voor handen, morsen en alles daartussen.', 'De werker van de keuken, in badstof met een wafelrand.'],
    body: 'Katoen badstof van 380 gram per vierkante meter, aan één kant wat ruwer geweven voor natte handen. Kleurecht tot 60 graden.' },
  { name: 'Schort', names: ['Bakker', 'Kok', 'Tuinman', 'Barista'], category: 'schorten', code: 'SC', shape: 'apron', brands: ['Keukenhof & Zn.'], colours: ['petrol', 'terra', 'antraciet', 'zand', 'marine'], choice: 3, grams: 280, geslacht: 'Unisex',
    sizes: [['Eén maat', 3495]], fibres: [['katoen', 60], ['linnen', 40]], care: ['wash_40', 'no_bleach', 'iron_high'], models: ['Effen', 'Streep'], verpakking: 'Per stuk',
    openings: ['Gekruiste banden op de rug: niets drukt in je nek.', 'Een schort met een zak die diep genoeg is voor een telefoon én een theedoek.'],
    body: 'Stevig halflinnen van 280 gram, voorgewassen zodat het meteen valt. Verstelbaar van maat S tot en met XXL.' },
  { name: 'Ovenwant', names: ['Bakker', 'Kok', 'Stoof'], category: 'ovenwanten', code: 'OW', shape: 'oven-mitt', brands: ['Keukenhof & Zn.'], colours: ['terra', 'petrol', 'oker', 'antraciet'], choice: 3, grams: 480,
    sizes: [['18 x 32 cm', 1495]], fibres: [['katoen', 100]], care: ['wash_40', 'no_bleach', 'no_tumble'], models: ['Doorgestikt'], verpakking: 'Per stuk',
    openings: ['Pakt de gietijzeren pan, niet alleen de taartvorm.'], body: 'Gewatteerd katoen, tot aan de onderarm, getest tot 220 °C gedurende 30 seconden. Met lus.' },
  { name: 'Tafelkleed', names: ['Zeeland', 'Drenthe', 'Veluwe', 'Betuwe'], category: 'tafelkleden', code: 'TK', shape: 'tablecloth', brands: ['Van der Linnen'], colours: ['gebroken', 'salie', 'terra', 'petrol', 'lichtgrijs'], choice: 3, grams: 245,
    sizes: [['150 x 250 cm', 7995], ['150 x 300 cm', 9495], ['Rond 160 cm', 6995]], fibres: [['linnen', 100]], care: ['wash_60', 'no_bleach', 'iron_high'], models: ['Effen', 'Ruit', 'Streep'], verpakking: 'Per stuk',
    openings: ['Mag kreuken. Dat is linnen, en het staat het goed.', 'Een tafel dekken begint met een kleed dat tot op schoot valt.'],
    body: 'Voorgewassen Europees linnen, 245 gram per vierkante meter, met een zoom van vijf centimeter en hoeken die in verstek zijn genaaid. Vlekken gaan eruit op 60 graden.' },
];

const bedroom: readonly Family[] = [
  { name: 'Dekbedovertrek', names: ['Fenne', 'Wende', 'Mies', 'Saar', 'Ida', 'Veerle', 'Hanne', 'Noor'], category: 'dekbedovertrekken', code: 'DO', shape: 'duvet', brands: ['Weefhuis', 'Van der Linnen', 'Nachtwacht'], colours: bedColours, choice: 4, grams: 130,
    sizes: [['140 x 200 cm', 6995], ['200 x 200 cm', 9995], ['240 x 220 cm', 11995]], fibres: [['biologisch katoen', 100]], care: ['wash_60', 'no_bleach', 'tumble_low', 'iron_medium'], models: ['Effen', 'Streep', 'Ruit'], verpakking: 'Met kussenslopen',
    openings: ['Percal: koel, mat en een tikje knisperend, als een overhemd dat net van de lijn komt.', 'Satijnbinding die glanst zonder te glimmen.', 'Gewassen katoen dat er elke ochtend uitziet alsof je zo weer zou kunnen gaan liggen.'],
    body: 'Biologisch katoen met 200 draden per vierkante inch. De instopstrook van 40 centimeter houdt het dekbed op zijn plek, knopen van parelmoer sluiten de opening. Bij 140 cm breed één sloop van 60 x 70, bij de bredere maten twee.' },
  { name: 'Hoeslaken', names: ['Jersey', 'Percal', 'Satijn', 'Flanel', 'Linnen'], category: 'hoeslakens', code: 'HL', shape: 'fitted-sheet', brands: ['Nachtwacht', 'Weefhuis'], colours: bedColours, choice: 5, grams: 150,
    sizes: [['90 x 200 cm', 2495], ['140 x 200 cm', 2995], ['160 x 200 cm', 3495], ['180 x 200 cm', 3995]], fibres: [['katoen', 95], ['elastaan', 5]], care: ['wash_60', 'no_bleach', 'tumble_low'], models: ['Effen'], verpakking: 'Per stuk',
    openings: ['Elastiek rondom, niet alleen in de hoeken.', 'Past tot een matras van 30 centimeter en springt er niet af.'],
    body: 'Hoekhoogte 30 centimeter, geschikt voor matras en boxspring. Voorgekrompen, dus hij past na de eerste was nog steeds.' },
  { name: 'Kussensloop', names: ['Percal', 'Satijn', 'Flanel', 'Linnen', 'Fenne', 'Mies'], category: 'kussenslopen', code: 'KS', shape: 'pillow', brands: ['Nachtwacht', 'Weefhuis'], colours: bedColours, choice: 4, grams: 130,
    sizes: [['60 x 70 cm', 1495]], fibres: [['biologisch katoen', 100]], care: ['wash_60', 'no_bleach', 'iron_medium'], models: ['Effen', 'Streep'], verpakking: 'Per stuk',
    openings: ['De koele kant van het kussen, aan twee kanten.', 'Hotelsluiting van 20 centimeter: geen knoop in je wang.'], body: 'Glad geweven en gekamd, met een platte rand van vijf centimeter. Combineert met alle dekbedovertrekken van dezelfde stof.' },
  { name: 'Plaid', names: ['Schelde', 'Eems', 'Vlie', 'Berkel', 'Regge', 'Slinge'], category: 'plaids', code: 'PL', shape: 'plaid', brands: ['Katoenwerf', 'Weefhuis'], colours: ['terra', 'petrol', 'zand', 'oker', 'salie', 'lichtgrijs'], choice: 4, grams: 420,
    sizes: [['130 x 170 cm', 4995], ['150 x 200 cm', 6495]], fibres: [['wol', 70], ['katoen', 30]], care: ['hand_wash', 'no_bleach', 'no_tumble'], models: ['Visgraat', 'Wafel', 'Effen'], verpakking: 'Per stuk',
    openings: ['Voor over de bank, en na tien minuten voor over jezelf.', 'Een plaid met gewicht, van wol die niet prikt.'], body: 'Geweven in visgraat van zachte lamswol en katoen, 420 gram per vierkante meter, met korte gedraaide franje.' },
  { name: 'Sierkussen', names: ['Schelde', 'Eems', 'Vlie', 'Berkel', 'Regge'], category: 'sierkussens', code: 'SK', shape: 'cushion', brands: ['Katoenwerf'], colours: ['terra', 'petrol', 'zand', 'oker', 'salie', 'blush'], choice: 4, grams: 340,
    sizes: [['45 x 45 cm', 2495], ['40 x 60 cm', 2795]], fibres: [['linnen', 55], ['katoen', 45]], care: ['wash_30', 'no_bleach', 'iron_medium'], models: ['Effen', 'Streep', 'Visgraat'], verpakking: 'Met binnenkussen',
    openings: ['Eén goed kussen is beter dan vijf slappe.', 'Linnen met een bies, gevuld tot in de hoeken.'], body: 'Hoes van linnen en katoen met een blinde rits. Het binnenkussen is gevuld met eendenveren en zit erbij.' },
  { name: 'Dekbed', names: ['Zomer', 'Vier seizoenen'], category: 'dekbedden', code: 'DB', shape: 'plaid', brands: ['Nachtwacht'], colours: ['wit'], choice: 1, grams: 300,
    sizes: [['140 x 200 cm', 12995], ['200 x 200 cm', 16995], ['240 x 220 cm', 19995]], fibres: [['wol', 100]], care: ['wash_30', 'no_bleach', 'no_tumble'], models: ['Doorgestikt'], verpakking: 'Per stuk',
    openings: ['Wol regelt zelf de warmte: koel in juli, warm in januari.'], body: 'Tijk van biologisch katoen, gevuld met scheerwol van Texelse schapen en in ruiten doorgestikt zodat de vulling blijft liggen.' },
];

/** Weefhuis: linen for bath, kitchen and bed. */
export const textile: Assortment = {
  store: 'textile',
  prefix: 'WH',
  families: [...bathroom, ...kitchen, ...bedroom, ...table],
  sets: [
    { name: 'Set badkamer Fenne', category: 'badsets', parts: ['washandje-fenne', 'washandje-noor', 'washandje-wende'], description: 'Drie washandjes van drie collecties, om te voelen welke badstof bij je past.' },
    { name: 'Set gezin Mies', category: 'badsets', parts: ['washandje-mies', 'washandje-saar', 'washandje-toos', 'washandje-loes'], description: 'Vier washandjes met vier verschillende biezen, zodat iedereen zijn eigen herkent.' },
  ],
  bundles: [
    { name: 'Washandjes naar keuze', category: 'badsets', description: 'Stel zelf een set samen: een voor het gezicht, een voor het lichaam.', groups: [
      { title: 'Voor het gezicht', type: 'radio', required: true, parts: ['washandje-fenne', 'washandje-noor', 'washandje-wende'] },
      { title: 'Voor het lichaam', type: 'radio', required: true, parts: ['washandje-mies', 'washandje-saar', 'washandje-guus'], quantity: 2 },
    ] },
    { name: 'Cadeaudoos bad', category: 'cadeaus', description: 'Een doos, en wat erin gaat.', groups: [
      { title: 'Doos', type: 'select', required: true, parts: ['geschenkdoos-bad', 'geschenkdoos-keuken'] },
      { title: 'Erin', type: 'checkbox', required: false, parts: ['washandje-toos', 'washandje-loes', 'washandje-fenne'], quantity: 2 },
    ] },
  ],
  tree: [
    { key: 'bad', name: 'Bad', title: 'Badtextiel: handdoeken, badlakens en badjassen', description: 'Badstof die vol blijft, in kleuren die bij elkaar horen.', children: [
      { key: 'doeken', name: 'Doeken', title: 'Handdoeken en badlakens', description: 'Van gastendoek tot badlaken, in dezelfde kleuren.', children: [
        { key: 'handdoeken', name: 'Handdoeken', title: 'Handdoeken van gekamd katoen', description: 'Handdoeken van 550 gram per vierkante meter, in tien kleuren en drie maten.' },
        { key: 'badlakens', name: 'Badlakens', title: 'Grote badlakens', description: 'Badlakens om helemaal in te verdwijnen.' },
        { key: 'gastendoeken', name: 'Gastendoeken', title: 'Gastendoeken', description: 'Kleine doeken voor de wastafel.' },
        { key: 'washandjes', name: 'Washandjes', title: 'Washandjes', description: 'Dubbele badstof, ruim gesneden.' },
        { key: 'hamamdoeken', name: 'Hamamdoeken', title: 'Hamamdoeken', description: 'Plat geweven en zo droog.' },
      ] },
      { key: 'badmatten', name: 'Badmatten', title: 'Badmatten van katoen', description: 'Zwaar dubbelweefsel dat in de was kan.' },
      { key: 'badjassen', name: 'Badjassen', title: 'Badjassen', description: 'Badjassen voor lange ochtenden.' },
      { key: 'badsets', name: 'Sets', title: 'Badsets', description: 'Wat bij elkaar hoort, bij elkaar.' },
    ] },
    { key: 'keuken', name: 'Keuken', title: 'Keukentextiel van katoen en linnen', description: 'Doeken die werken, schorten die blijven zitten.', children: [
      { key: 'keukenlinnen', name: 'Keukenlinnen', title: 'Theedoeken en keukendoeken', description: 'Om af te drogen, op te nemen en mee te poetsen.', children: [
        { key: 'theedoeken', name: 'Theedoeken', title: 'Halflinnen theedoeken', description: 'Half linnen, half katoen, helemaal pluisvrij.' },
        { key: 'keukendoeken', name: 'Keukendoeken', title: 'Keukendoeken', description: 'Badstof voor natte handen.' },
        { key: 'schorten', name: 'Schorten', title: 'Schorten', description: 'Gekruiste banden, diepe zakken.' },
        { key: 'ovenwanten', name: 'Ovenwanten', title: 'Ovenwanten', description: 'Tot 220 graden.' },
      ] },
      { key: 'servetten', name: 'Servetten', title: 'Linnen servetten', description: 'Vier in een set, uit één verfbad.' },
      { key: 'tafelkleden', name: 'Tafelkleden', title: 'Tafelkleden van linnen', description: 'Voorgewassen linnen voor lange tafels.' },
    ] },
    { key: 'bed', name: 'Bed', title: 'Bedtextiel: overtrekken, lakens en plaids', description: 'Percal, satijn, flanel en linnen voor alle seizoenen.', children: [
      { key: 'beddengoed', name: 'Beddengoed', title: 'Beddengoed', description: 'Overtrekken, lakens en slopen.', children: [
        { key: 'dekbedovertrekken', name: 'Dekbedovertrekken', title: 'Dekbedovertrekken van biologisch katoen', description: 'Met knopen van parelmoer en een lange instopstrook.' },
        { key: 'hoeslakens', name: 'Hoeslakens', title: 'Hoeslakens', description: 'Elastiek rondom, tot 30 centimeter hoog.' },
        { key: 'kussenslopen', name: 'Kussenslopen', title: 'Kussenslopen', description: 'Met hotelsluiting.' },
        { key: 'dekbedden', name: 'Dekbedden', title: 'Wollen dekbedden', description: 'Gevuld met Texelse wol.' },
      ] },
      { key: 'plaids', name: 'Plaids', title: 'Plaids van wol en katoen', description: 'Voor over de bank.' },
      { key: 'sierkussens', name: 'Sierkussens', title: 'Sierkussens', description: 'Linnen hoezen, gevuld tot in de hoeken.' },
    ] },
    { key: 'cadeaus', name: 'Cadeaus', title: 'Cadeaus van linnen en katoen', description: 'Om te geven, met of zonder naam erop.' },
  ],
  soldOut: 'badjas-ida',
  threeLeft: 'washandje-jet',
};
