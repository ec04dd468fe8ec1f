/** Dutch words that say nothing about what is sought. */
export const stopWords: ReadonlySet<string> = new Set(
  `de het een en van voor met in op aan te ten ter bij uit of om er je jouw uw mijn ons onze zijn haar die dat deze dit
  is als naar tot door over onder per ook maar dan the and`.split(/\s+/),
);

/** Stem first, then the forms that the stemmer would part from it. */
const forms = `
badjas badjassen
laken lakens
matras matrassen
grijs grijze
kind kinderen kids
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
bh bhs bhtje bhtjes
rood rode
wit witte
blauw blauwe
zwart zwarte
geel gele
groen groene
roze roos
paars paarse
bruin bruine
man mannen heren
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
bad strand gast keuken thee vaat hand handdoek theedoek doek washand laken badlaken hoeslaken strandlaken dekbed overtrek
dekbedovertrek kussen kussensloop sloop sier tafel kleed loper servet mat badmat badjas ochtend jas bed sprei matras
topper beschermer molton deken plaid gordijn raam kinder baby dames heren katoen katoenen linnen wol flanel satijn zijde
badstof fleece slip broek boxer onder onderbroek hemd onderhemd shirt nacht pyjama jurk rok trui vest sok kous panty
legging bikini zwem zwembroek badpak string top push-up beugel voeding sport schort pannen pannenlap lap ovenwant want
borstel kaars lamp pan set fles glas beker`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Words that stand for each other; one line is one meaning. */
export const synonyms: readonly (readonly string[])[] = [
  ['handdoek', 'towel'],
  ['badjas', 'ochtendjas', 'kamerjas'],
  ['dekbedovertrek', 'dekbedhoes'],
  ['kussensloop', 'kussenhoes'],
  ['theedoek', 'vaatdoek', 'droogdoek'],
  ['bh', 'bustehouder', 'beha'],
  ['panty', 'kousenbroek'],
  ['trui', 'sweater', 'pullover'],
  ['broek', 'pantalon'],
];
