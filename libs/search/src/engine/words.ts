/** Dutch words that say nothing about what is sought, and those that only name what the next word is: its size, its colour. */
export const stopWords: ReadonlySet<string> = new Set(
  `maat maten formaat afmeting kleur merk cm de het een en van voor met in op aan te ten ter bij uit of om er je jouw uw mijn ons onze zijn haar die dat deze dit
  is als naar tot door over onder per ook maar dan the and`.split(/\s+/),
);

/** Stem first, then the forms that the stemmer would part from it, and its other spellings. */
const forms = `
badjas badjassen
laken lakens
matras matrassen
grijs grijze
kind kinderen
washand washandjes washandje washanden
handdoek handdoekje handdoekjes handdoeken
kussensloop kussenslopen
sloop slopen
hoeslaken hoeslakens
doek doekje doekjes doeken
bed bedden
gordijn gordijnen gordijntje
schort schorten schortje
sok sokken sokje sokjes
slip slips slipje slipjes
hemd hemden hemdje hemdjes
broek broeken broekje broekjes
jurk jurken jurkje jurkjes
jas jassen jasje jasjes
trui truien truitje truitjes
shirt shirts shirtje shirtjes
bh bhs bhtje bhtjes beha behas
airfryer airfrier
cadeaubon kadobon
rood rode
wit witte
blauw blauwe
zwart zwarte
geel gele
groen groene
roze roos
paars paarse
bruin bruine
man mannen
vrouw vrouwen
dame dames
baby babys
kaars kaarsen
deken dekens dekentje
kussen kussens kussentje
plaid plaids
mat matten matje
glas glazen
mes messen
bal ballen
beker bekers bekertje
beugelbh beugelbhs
boek boeken boekje boekjes
boxer boxers
dekbed dekbedden dekbedje
doos dozen doosje doosjes
effen effene
fles flessen flesje flesjes
geruit geruite ruit ruiten
gestreept gestreepte streep strepen
heren herens
kan kannen kannetje
kist kisten kistje
klein kleine
kleed kleden kleedje kleedjes
kop koppen kopje kopjes
kous kousen kousje
lamp lampen lampje lampjes
lap lappen lapje
linnen linnens
maat maten
mok mokken mokje mokjes
mouw mouwen
net netten netje netjes
paraplu paraplus parapluutje
pan pannen pannetje pannetjes
plank planken plankje plankjes
rond ronde
rug ruggen
rugzak rugzakken rugzakje
servet servetten servetje servetjes
snoer snoeren
string strings stringetje
tas tassen tasje tasjes
vaas vazen vaasje vaasjes
want wanten wantje
wol wollen
zak zakken zakje zakjes
`;

/** The stem of a form that the rules would get wrong. */
export const stemOverrides: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', ...others] = line.split(' ');
      return [stem, ...others].map((form) => [form, stem] as const);
    }),
);

/** Words of which compounds are made, in any form. */
export const compoundWords: readonly string[] = `
bh bad strand gast gasten keuken thee vaat hand handdoek theedoek doek washand laken badlaken hoeslaken strandlaken dekbed
overtrek dekbedovertrek kussen kussensloop sloop sier tafel kleed loper servet mat badmat badjas ochtend kamer jas bed
sprei matras topper beschermer molton deken plaid gordijn raam kinder baby dames heren katoen katoenen linnen wol flanel
satijn zijde badstof fleece slip broek boxer onder onderbroek hemd onderhemd shirt boxershort short nacht pyjama jurk rok
trui vest sok kous knie panty legging bikini zwem zwembroek badpak string top push-up beugel voeding sport sneaker schort
pannen pannenlap lap ovenwant want oven handschoen borstel kaars geur lamp bureau nachtkastje licht pan braad koeken set
fles glas beker douche sauna hamam naam was netje zak tas rugzak draagtas koffer reis etui kist gereedschap doos geschenk
cadeau bon kaart pakket boek recepten patroon hoes rug bank stoel vloer wand klok wekker mes koks brood snij plank bord
kom kop koffie mok kan water koker friteuse hetelucht grill rooster koptelefoon telefoon hoofd speaker luidspreker kabel
snoer laad oplaad lader oplader powerbank schroevendraaier schroef draaier hamer tang boor paraplu regen scherm vaas bloem
pot mand spiegel lijst sieraad ketting`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Words that stand for each other; one line is one meaning. A word stands in one line only. */
export const synonyms: readonly (readonly string[])[] = [
  ['handdoek', 'towel'],
  ['badlaken', 'douchelaken'],
  ['strandlaken', 'hamamdoek', 'stranddoek'],
  ['gastendoek', 'gastenhanddoek', 'gastdoek', 'vingerdoek'],
  ['washandje', 'washand', 'washanddoek'],
  ['badmat', 'douchemat', 'badkamermat'],
  ['badjas', 'ochtendjas', 'kamerjas', 'duster', 'peignoir'],
  ['dekbedovertrek', 'dekbedhoes', 'dekbedset', 'overtrekset'],
  ['kussensloop', 'kussenhoes', 'kussenovertrek'],
  ['hoeslaken', 'bedlaken', 'spanlaken'],
  ['theedoek', 'vaatdoek', 'droogdoek', 'afdroogdoek'],
  ['keukendoek', 'keukenhanddoek'],
  ['tafelkleed', 'tafellaken'],
  ['ovenwant', 'ovenhandschoen', 'pannenlap'],
  ['deken', 'plaid'],
  ['bh', 'bustehouder'],
  ['panty', 'kousenbroek', 'maillot'],
  ['boxershort', 'boxer', 'onderbroek'],
  ['string', 'tanga'],
  ['hemd', 'singlet', 'onderhemd', 'tanktop'],
  ['badpak', 'zwempak'],
  ['longsleeve', 'langemouwenshirt'],
  ['sneakersok', 'enkelsok', 'footie'],
  ['wasnet', 'waszak', 'waszakje'],
  ['trui', 'sweater', 'pullover'],
  ['broek', 'pantalon'],
  ['airfryer', 'heteluchtfriteuse'],
  ['koptelefoon', 'hoofdtelefoon', 'headphone'],
  ['speaker', 'luidspreker', 'box'],
  ['koffer', 'trolley'],
  ['rugzak', 'backpack', 'rugtas'],
  ['tas', 'draagtas', 'shopper'],
  ['mok', 'beker', 'kop'],
  ['oplaadkabel', 'laadkabel', 'laadsnoer', 'oplader'],
  ['paraplu', 'regenscherm'],
  ['wekker', 'alarmklok'],
  ['receptenboek', 'kookboek'],
  ['cadeaubon', 'cadeaukaart', 'giftcard', 'waardebon'],
  ['geschenkdoos', 'cadeaudoos', 'cadeauverpakking'],
  ['gereedschapskist', 'gereedschapskoffer', 'toolbox'],
  ['heren', 'man'],
  ['dames', 'vrouw'],
  ['kinderen', 'kids'],
  ['marine', 'donkerblauw', 'navy'],
  ['antraciet', 'donkergrijs'],
  ['terra', 'terracotta'],
  ['mauve', 'oudroze'],
];

/** Each colour with its shades: who asks for blauw takes marine, who asks for marine takes no petrol. */
export const shades: Readonly<Record<string, readonly string[]>> = {
  blauw: ['marine', 'petrol', 'lichtblauw', 'kobalt', 'turquoise'],
  groen: ['salie', 'olijf', 'mint'],
  grijs: ['lichtgrijs', 'antraciet', 'zilver'],
  rood: ['bordeaux'],
  roze: ['blush', 'mauve'],
  paars: ['aubergine', 'mauve', 'lila'],
  geel: ['oker'],
  oranje: ['terra'],
  bruin: ['camel', 'cognac'],
  beige: ['zand', 'camel', 'creme', 'ecru'],
  wit: [],
  zwart: [],
};

/** What stands before a colour and only says how much of it: lichtgroen. */
export const tints: ReadonlySet<string> = new Set('licht donker zacht fel diep'.split(' '));

/** What a compound may end in without being one: a washand is no hand. */
export const falseHeads: ReadonlySet<string> = new Set(['hand', 'hoofd', 'knie']);
