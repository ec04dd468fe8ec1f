/** An article before it is a story: text in parts, a picture of its own and what it leads to. */
export type Article = {
  slug: string;
  title: string;
  teaser: string;
  date: string;
  tags: readonly string[];
  picture: { file: string; alt: string };
  parts: readonly { title: string; texts: readonly string[] }[];
  skus: string;
};

const dailydeal: readonly Article[] = [
  { slug: 'gietijzer-inbranden', title: 'Gietijzer: één keer inbranden, nooit meer zeuren', teaser: 'Een pan die ouder wordt dan jij, als je hem de eerste avond goed behandelt.', date: '2026-11-18', tags: ['koken', 'onderhoud'], picture: { file: 'gietijzer', alt: 'Rode gietijzeren braadpan' }, skus: 'DV-BR-01,DV-BR-02,DV-KP-04', parts: [
    { title: 'Geëmailleerd of kaal?', texts: ['Geëmailleerd gietijzer, zoals onze braadpannen, heeft een glaslaag. Daar hoef je niets aan te doen, behalve er geen metalen spatel op loslaten. Kaal gietijzer en plaatstaal hebben die laag niet. Die maak je zelf.'] },
    { title: 'Zo brand je in', texts: ['Was de pan één keer met sop en droog hem op het vuur. Smeer hem heel dun in met een neutrale olie, en veeg hem daarna af alsof je je vergist hebt. Zet hem een uur ondersteboven in de oven op 230 graden. Ramen open.', 'Doe dat drie keer. De pan wordt zwart en glad. Dat is geen vuil, dat is de bedoeling.'] },
    { title: 'Daarna', texts: ['Afspoelen met heet water, afdrogen, klaar. Een beetje sop mag best. De vaatwasser mag nooit: die eet de laag op en laat roest achter als fooi.'] },
  ] },
  { slug: 'hoeveel-milliampere', title: 'Hoeveel milliampère heb je echt nodig?', teaser: 'Op de doos staat 20.000. In je telefoon komt twee derde daarvan. Zo reken je het uit.', date: '2026-11-11', tags: ['elektronica', 'onderweg'], picture: { file: 'powerbank', alt: 'Twee powerbanks met kabel' }, skus: 'DV-PB-01,DV-PB-02,DV-OK-02', parts: [
    { title: 'Het verlies zit in het omzetten', texts: ['Een powerbank rekent op 3,7 volt, je telefoon laadt op 5 of 9. Bij het omzetten gaat zo’n derde verloren als warmte. Van 10.000 milliampère-uur houd je er ongeveer 6.500 over. Dat is anderhalve keer een gewone telefoon.'] },
    { title: 'Kies op je dag', texts: ['Een lange dag met de trein: 10.000. Een weekend in een tent: 20.000. Een laptop: kijk eerst naar het vermogen, minstens 45 watt, en dan pas naar de inhoud.', 'In het vliegtuig mag alles tot 100 wattuur mee, in de handbagage. 20.000 milliampère-uur is 74 wattuur. Je mag dus door.'] },
  ] },
  { slug: 'koffer-kiezen', title: 'Een koffer kiezen zonder spijt bij de gate', teaser: 'Drie maten, één meetlint, en een ritsrand die je pas op de terugweg begrijpt.', date: '2026-11-04', tags: ['onderweg'], picture: { file: 'koffer', alt: 'Koffer met harde schaal in oker' }, skus: 'DV-KO-01,DV-KO-02,DV-RZ-01', parts: [
    { title: 'Handbagage is een hokje', texts: ['55 bij 40 bij 20 centimeter, en ja: de wielen tellen mee. Wij meten onze koffers op het breedste punt, want dat doet het hokje bij de gate ook.'] },
    { title: 'Hard of zacht', texts: ['Een harde schaal van polycarbonaat deukt in en veert terug. ABS is goedkoper, maar barst bij vorst op het platform. Zachte stof geeft mee, tot je hem in de regen laat staan.'] },
    { title: 'Vier dubbele wielen', texts: ['Een enkel wiel in het midden blijft hangen in elke tramrail. Dubbele wielen rollen erover. Wij hebben het getest in Delft, op kinderkopjes, met een collega die er niets van wilde weten.'] },
  ] },
  { slug: 'licht-boven-je-bureau', title: 'Licht boven je bureau, niet in je ogen', teaser: 'Kelvin, lumen en waarom je lamp links hoort te staan als je rechts schrijft.', date: '2026-10-28', tags: ['huis', 'elektronica'], picture: { file: 'bureaulamp', alt: 'Gele bureaulamp' }, skus: 'DV-LA-01,DV-LA-02,DV-TL-02', parts: [
    { title: 'Hoe wit is wit?', texts: ['2700 kelvin is het licht van een avond op de bank. 4000 kelvin is een kantoor. Werk je overdag bij een raam, neem dan 4000. Lees je ’s avonds, dan 2700. Een lamp met dimmer kost een tientje meer en scheelt een tweede lamp.'] },
    { title: 'Waar zet je hem?', texts: ['Schrijf je met rechts, dan staat de lamp links. Anders werk je in de schaduw van je eigen hand. De onderkant van de kap hoort net onder je ooghoogte: dan zie je het papier en niet de lamp.', 'En let op de bron. Een led die je zelf vervangt gaat twintig jaar mee. Een led die vastzit gaat mee tot hij kapot is, en dan mag de hele lamp weg.'] },
  ] },
  { slug: 'messen-slijpen', title: 'Een bot mes is gevaarlijker dan een scherp', teaser: 'Het glijdt weg, en waarheen het glijdt kies je niet zelf. Slijpen duurt vier minuten.', date: '2026-10-21', tags: ['koken', 'onderhoud'], picture: { file: 'messen', alt: 'Messenblok van acacia' }, skus: 'DV-MS-01,DV-MS-02,DV-SN-01', parts: [
    { title: 'Aanzetten is geen slijpen', texts: ['Het staal naast je fornuis buigt de snede recht. Dat doe je voor het koken, drie halen per kant. Slijpen haalt staal weg. Dat doe je vier keer per jaar, op een natte steen.'] },
    { title: 'Zo slijp je', texts: ['Leg de steen tien minuten in water. Houd het mes op vijftien graden, dat zijn twee munten onder de rug. Trek van hiel naar punt tot je aan de andere kant een braam voelt. Dan draai je om.', 'Eindig op de fijne kant. Proef op een tomaat, niet op je duim.'] },
  ] },
  { slug: 'zo-vinden-wij', title: 'Zo vinden wij iets', teaser: 'Honderd dingen bekeken, eenendertig thuis geprobeerd, één op de site. Een kijkje in de week.', date: '2026-10-14', tags: ['dagvondst'], picture: { file: 'vondst', alt: 'Pannen, ketel en mokken op een rij' }, skus: 'DV-VA-02,DV-SP-01,DV-TF-02', parts: [
    { title: 'Maandag: de stapel', texts: ['Er komen er zo’n honderd per week binnen, op papier of in een doos. De helft valt af omdat het al bestaat, en beter. Een kwart omdat de prijs alleen klopt als je niet rekent.'] },
    { title: 'Woensdag: mee naar huis', texts: ['Wat overblijft gaat mee. De friteuse naar wie kinderen heeft, de koffer naar wie ver woont. Vrijdag zegt iedereen één zin. ‘Ik geef hem niet terug’ is de zin die telt.'] },
    { title: 'En dan de prijs', texts: ['We zetten er geen van-prijs bij die nooit heeft gegolden. De doorgestreepte prijs is de laagste van de afgelopen dertig dagen. Staat er geen streep, dan is het gewoon een goede prijs.'] },
  ] },
];

const fashion: readonly Article[] = [
  { slug: 'bh-maat-meten', title: 'Je bh-maat meten, zonder haast', teaser: 'Een meetlint, een spiegel en twee getallen. Zo vind je een maat om mee te beginnen.', date: '2026-11-16', tags: ['pasvorm', 'lingerie'], picture: { file: 'maat', alt: 'Beugelbh in mauve' }, skus: 'LI-BB-01,LI-BB-02,LI-SB-01', parts: [
    { title: 'De band', texts: ['Meet strak onder de borst, waterpas, na het uitademen. Rond af op vijf: 73 wordt 75. De band draagt, niet de bandjes. Kan er meer dan twee vingers onder, neem dan een maat kleiner en een cup groter.'] },
    { title: 'De cup', texts: ['Meet over het volste punt, zonder te trekken. Het verschil met de bandmaat is je cup: 13 centimeter is een B, 15 een C, 17 een D.'] },
    { title: 'En dan passen', texts: ['Buig voorover, laat alles in de cup vallen en kom overeind. De beugel hoort plat op je ribben te liggen, nergens op de borst. Sluit nieuw altijd op het buitenste haakje: de band rekt, en dan heb je er nog twee.'] },
  ] },
  { slug: 'katoen-of-microvezel', title: 'Katoen of microvezel', teaser: 'Het een ademt, het ander verdwijnt. Waarom je van allebei iets in de la wilt.', date: '2026-11-09', tags: ['stof'], picture: { file: 'stof', alt: 'Slip van biologisch katoen in salie' }, skus: 'LI-SL-01,LI-HI-01,LI-ST-01', parts: [
    { title: 'Katoen', texts: ['Katoen neemt vocht op en laat lucht door. Het kan op veertig graden, en het wordt zachter met de jaren. Wij gebruiken biologisch katoen met vijf procent elastaan, net genoeg om niet te lubberen.'] },
    { title: 'Microvezel', texts: ['Microvezel is dunner dan zijde en laat geen rand zien onder een smalle broek. Hij droogt in een nacht. Maar hij houdt warmte vast: voor een lange dag of een lange nacht kies je liever katoen.'] },
    { title: 'Het kruisje', texts: ['Wat je ook kiest, kijk naar het kruisje. Dat hoort van ongeverfd katoen te zijn. Bij ons is het dat altijd, ook in de dunste string.'] },
  ] },
  { slug: 'lingerie-wassen', title: 'Lingerie wassen: lauw, langzaam, liggend', teaser: 'Warmte is wat elastiek oud maakt. Vijf minuten met de hand, of een netje en geduld.', date: '2026-11-02', tags: ['verzorging', 'stof'], picture: { file: 'wassen', alt: 'Wasnetje van dicht gaas' }, skus: 'LI-WN-01,LI-WN-02,LI-WN-03', parts: [
    { title: 'Met de hand', texts: ['Lauw water, een theelepel wolwasmiddel, tien minuten laten liggen. Niet wringen: druk het water eruit in een handdoek. Spoel tot het water helder is, want zeep die achterblijft maakt elastaan bros.'] },
    { title: 'In de machine', texts: ['Haakjes dicht, in een netje, op dertig graden en laag centrifugeren. Beha’s in een netje van hun eigen vorm. Nooit wasverzachter: die legt een vette laag om elke vezel.'] },
    { title: 'Drogen', texts: ['Liggend, of hangend aan het middenstuk. Niet aan een bandje, niet in de zon, en niet op de verwarming. Dan blijft zwart zwart en strak strak.'] },
  ] },
  { slug: 'satijn-en-zijde', title: 'Satijn is geen stof', teaser: 'Het is een binding. Waarom viscose kan glanzen als zijde, en wat je aan de binnenkant voelt.', date: '2026-10-26', tags: ['stof', 'nachtmode'], picture: { file: 'satijn', alt: 'Ochtendjas van satijn in bordeaux' }, skus: 'LI-OJ-01,LI-OJ-02,LI-PY-01', parts: [
    { title: 'Vier over, één onder', texts: ['In satijn gaat de draad over vier of zeven andere voor hij onderduikt. Zo liggen er lange stukken draad naast elkaar en die weerkaatsen het licht. Aan de achterkant zie je de kruisingen: die is mat en zacht.'] },
    { title: 'Waarvan is het gemaakt?', texts: ['Van zijde is het koel en duur. Van polyester is het glad en warm. Van viscose, zoals bij ons, is het soepel en het ademt, maar het vraagt een zachte was.', 'Onze ochtendjassen hebben de glans buiten. Binnen voel je de matte kant, en dat is met opzet.'] },
  ] },
  { slug: 'la-opruimen', title: 'De la in drie stapels', teaser: 'Wat past, wat knelt en wat je bewaart voor een dag die niet komt.', date: '2026-10-19', tags: ['verzorging'], picture: { file: 'la', alt: 'Hemdje van ribtricot in gebroken wit' }, skus: 'LI-SL-02,LI-HE-02,LI-SO-01', parts: [
    { title: 'Alles eruit', texts: ['Leg alles op bed en trek de la schoon. Pak ieder stuk één keer op. Lubbert het elastiek, prikt de beugel, is het kruisje dun: dan is het klaar. Katoen kan naar de textielbak, ook met gaten.'] },
    { title: 'Hoeveel is genoeg?', texts: ['Tien slips, vier beha’s waarvan één zonder beugel, drie hemdjes, zeven paar sokken. Dat is een week en drie dagen. Draag een beha nooit twee dagen achter elkaar: elastaan heeft een dag nodig om terug te veren.'] },
  ] },
  { slug: 'pyjama-voor-elk-seizoen', title: 'Een pyjama voor elke nacht van het jaar', teaser: 'Batist in juli, viscose in april, flanel in januari. Wat je kiest als je maar één lade hebt.', date: '2026-10-12', tags: ['nachtmode'], picture: { file: 'pyjama', alt: 'Pyjama in blush' }, skus: 'LI-PY-01,LI-PY-03,LI-NH-01', parts: [
    { title: 'Warm slapen is slecht slapen', texts: ['Je lichaam koelt een graad af om in slaap te vallen. Stof die warmte vasthoudt werkt tegen. Kies daarom liever een dunnere pyjama en een dikker dekbed dan andersom.'] },
    { title: 'Drie stoffen', texts: ['Batist weegt 120 gram per vierkante meter en is koel als een laken. Viscose valt soepel en neemt vocht op, de beste keus voor wie het snel warm heeft. Geruwde popeline is van binnen flanel: voor een koude kamer.', 'Neem hem een maat ruimer dan je hemd. In een pyjama moet je kunnen draaien.'] },
  ] },
];

const textile: readonly Article[] = [
  { slug: 'hoeveel-gram', title: 'Hoeveel gram weegt een goede handdoek?', teaser: '400, 550 of 600 gram per vierkante meter: wat het zegt, en wat niet.', date: '2026-11-17', tags: ['bad', 'stof'], picture: { file: 'gram', alt: 'Stapel handdoeken in terra' }, skus: 'WH-HD-01,WH-BL-02,WH-GD-01', parts: [
    { title: 'Wat gram meet', texts: ['Het gewicht per vierkante meter zegt hoeveel garen erin zit. Meer garen neemt meer water op, en houdt het ook langer vast. Een doek van 600 gram is een omhelzing, maar hangt in november nog nat als je kinderen uit school komen.'] },
    { title: 'Ons advies', texts: ['400 gram voor de sport, de camper en een klein huis zonder droger. 550 gram voor elke dag. 600 gram als je een handdoekradiator hebt, of geduld.'] },
    { title: 'Wat je niet ziet', texts: ['De rand. Daar gaat een handdoek stuk. Kijk of de zijkant dubbel is gestikt en of de zoom even zwaar is als het doek. Bij ons is dat zo, en we geven er twee jaar garantie op.'] },
  ] },
  { slug: 'linnen-wassen', title: 'Linnen wassen, en dan niet strijken', teaser: 'Wat er gebeurt als je linnen met rust laat. En wat je doet met rode wijn.', date: '2026-11-10', tags: ['keuken', 'verzorging'], picture: { file: 'linnen', alt: 'Geruite theedoek van halflinnen' }, skus: 'WH-TK-01,WH-SV-01,WH-TD-01', parts: [
    { title: 'Zestig graden mag', texts: ['Linnen is sterker als het nat is. Het kan tegen zestig graden en tegen een stevige centrifuge, al krijg je minder kreukels op achthonderd toeren. Wasverzachter maakt de vezel slap en laat een theedoek strepen trekken.'] },
    { title: 'Kreukels horen erbij', texts: ['Haal het eruit als het klaar is, sla het één keer hard uit en hang het recht op. Wie toch wil strijken doet dat vochtig, op drie stippen, aan de achterkant.'] },
    { title: 'Rode wijn', texts: ['Direct deppen, nooit wrijven, en dan bruiswater. Daarna gewoon in de was. Heet water zet de vlek vast: begin dus lauw.'] },
  ] },
  { slug: 'percal-of-satijn', title: 'Percal of satijn: twee manieren om te slapen', teaser: 'Hetzelfde katoen, een andere binding. Het een knispert, het ander glijdt.', date: '2026-11-03', tags: ['bed', 'stof'], picture: { file: 'percal', alt: 'Opgemaakt bed met gestreept overtrek' }, skus: 'WH-DO-01,WH-DO-02,WH-HL-02', parts: [
    { title: 'Percal', texts: ['Eén draad over, één draad onder. Dat geeft een matte, koele stof die lucht doorlaat. Percal knispert als hij nieuw is en wordt in een jaar zacht, zonder ooit slap te worden. Voor wie het warm heeft.'] },
    { title: 'Satijn', texts: ['Hier gaat de draad over vier andere. De stof glanst, valt zwaarder en voelt glad. Ze houdt iets meer warmte vast. Voor wie koude voeten heeft.'] },
    { title: 'Tel geen draden', texts: ['Boven de tweehonderd draden per vierkante inch zegt het getal weinig. Er zijn fabrieken die getwijnd garen dubbel tellen. Voel liever: een goed laken is glad zonder vet te zijn.'] },
  ] },
  { slug: 'wol-luchten', title: 'Wol wast zichzelf, bijna', teaser: 'Waarom een plaid liever een nacht buiten hangt dan een uur in de trommel draait.', date: '2026-10-27', tags: ['verzorging', 'bed'], picture: { file: 'wol', alt: 'Gevouwen plaid in oker' }, skus: 'WH-PL-01,WH-PL-02,WH-DB-01', parts: [
    { title: 'Vet en schubben', texts: ['Om elke wolvezel zit een dun laagje vet, en daaromheen liggen schubben als dakpannen. Vuil blijft erop liggen. Luchtjes trekken eruit zodra het vochtig is: een mistige nacht is de beste wasbeurt.'] },
    { title: 'Als het toch moet', texts: ['Met de hand, lauw, met wolwasmiddel. Niet wrijven, want dan haken de schubben in elkaar en heb je vilt. Rol de plaid in een handdoek, druk, en droog hem plat.'] },
    { title: 'Motten', texts: ['Motten eten geen wol, hun larven wel, en dan het liefst wol met een vlek. Berg daarom schoon op, in katoen en niet in plastic. Cederhout helpt een beetje. Elke maand uitslaan helpt meer.'] },
  ] },
  { slug: 'tafel-dekken', title: 'Een tafel voor acht, zonder nieuwe spullen', teaser: 'Een kleed, acht servetten en één kleur. De rest staat al in de kast.', date: '2026-10-20', tags: ['keuken'], picture: { file: 'tafel', alt: 'Ronde tafel met linnen kleed' }, skus: 'WH-TK-01,WH-TL-01,WH-SV-02', parts: [
    { title: 'Meet de tafel, niet het kleed', texts: ['Een kleed hangt aan elke kant vijfentwintig tot dertig centimeter over: tot op schoot. Voor een tafel van 90 bij 200 neem je 150 bij 250. Is er een looper, dan mag het hout ernaast zichtbaar blijven.'] },
    { title: 'Eén kleur, drie tinten', texts: ['Kies één kleur en blijf erbij: salie voor het kleed, een lichter groen voor de servetten, een donkerder blad in de vaas. Borden mogen van drie oma’s zijn. Dat ziet eruit alsof het zo bedacht was.'] },
    { title: 'Servetten', texts: ['Vouw ze in drieën, niet in een zwaan. Leg ze links, of op het bord als er een voorgerecht komt. Linnen mag gekreukt zijn, als het maar schoon is.'] },
  ] },
  { slug: 'badkamer-in-november', title: 'Een badkamer in november', teaser: 'Droge doeken, een warme mat en drie kleuren van buiten.', date: '2026-10-13', tags: ['bad'], picture: { file: 'badkamer', alt: 'Handdoeken en rollen in salie' }, skus: 'WH-BM-01,WH-BJ-01,WH-HD-03', parts: [
    { title: 'Lucht eerst', texts: ['Een handdoek die niet droogt gaat ruiken, hoe goed het katoen ook is. Hang hem over de volle breedte, niet aan een haak. Zet na het douchen het raam tien minuten open, niet op een kier maar helemaal.'] },
    { title: 'De mat', texts: ['Een mat van dubbelweefsel van duizend gram droogt over de badrand in een halve dag. Neem er twee en wissel. Zonder rubber kan hij op zestig graden, en dat moet ook.'] },
    { title: 'Kleur', texts: ['Kijk uit het raam. Terra van de beuken, salie van het mos, zand van het riet. Drie kleuren is genoeg: twee lichte doeken op één donkere. Wit mag er altijd bij.'] },
  ] },
];

export const articles: Readonly<Record<string, readonly Article[]>> = { dailydeal, fashion, textile };
