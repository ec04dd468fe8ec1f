import type { Article, ArticleSummary, RichNode } from '@etalage/cms';

type Written = { title: string; teaser: string; tags: string[]; picture: string };

const written: Record<string, { title: string; intro: string; articles: Written[] }> = {
  dailydeal: {
    title: 'Goed gevonden',
    intro: 'Waarom iets een vondst is, hoe je het heel houdt en wat je er nog meer mee kunt.',
    articles: [
      {
        title: 'Eén pan, veertig jaar: zo houd je gietijzer in vorm',
        teaser: 'Nooit met sop, altijd met olie. Wie het vijf minuten goed doet, geeft de pan later door.',
        tags: ['Koken'],
        picture: 'keuken-1600x900',
      },
      {
        title: 'Vijf dingen die op zolder horen, en twee die terug mogen',
        teaser: 'Opruimen voor wie er geen zin in heeft.',
        tags: ['Huis'],
        picture: 'huis-720x720',
      },
      {
        title: 'Hoe hard is hard? Decibellen in gewone taal',
        teaser: 'Een waterkoker, een tram, een speaker: wat je oren ervan merken.',
        tags: ['Elektronica'],
        picture: 'elektronica-720x720',
      },
      {
        title: 'Brood zonder kneden, met een pan en een nacht geduld',
        teaser: 'Vier ingrediënten en niets doen is ook een recept.',
        tags: ['Koken'],
        picture: 'koken-720x720',
      },
      {
        title: 'Handbagage: alles mee in veertig liter',
        teaser: 'Rol je shirts, leg je schoenen onderop, laat de föhn thuis.',
        tags: ['Onderweg'],
        picture: 'onderweg-720x720',
      },
    ],
  },
  fashion: {
    title: 'Dichtbij',
    intro: 'Over stoffen, maten en de lichamen die ze dragen.',
    articles: [
      {
        title: 'Wat satijn onthoudt',
        teaser: 'Een stof die meebeweegt, licht vangt en niets verbergt. Hoe hij geweven wordt, en hoe je hem wast.',
        tags: ['Stof'],
        picture: 'satijn-1600x900',
      },
      {
        title: 'Je maat is geen oordeel',
        teaser: 'Zes op de tien vrouwen draagt een verkeerde cup. Meten duurt drie minuten.',
        tags: ['Pasvorm'],
        picture: 'lingerie-720x720',
      },
      {
        title: 'Slapen in katoen',
        teaser: 'Waarom een nachthemd van veertig gram warmer is dan je denkt.',
        tags: ['Nacht', 'Stof'],
        picture: 'nacht-720x720',
      },
      {
        title: 'Een ochtend zonder haast',
        teaser: 'Kimono, badstof of wafel: drie ochtendjassen naast elkaar.',
        tags: ['Nacht'],
        picture: 'ochtend-720x720',
      },
      {
        title: 'Denier, in één alinea',
        teaser: 'Van bijna niets tot bijna een broek.',
        tags: ['Pasvorm'],
        picture: 'kousen-720x720',
      },
    ],
  },
  textile: {
    title: 'Uit het weefhuis',
    intro: 'Wat linnen, badstof en katoen van je vragen, en wat ze ervoor teruggeven.',
    articles: [
      {
        title: 'Linnen wordt mooier van wassen',
        teaser: 'De eerste keer kraakt het, na twintig keer valt het als water. Zo help je het daarbij.',
        tags: ['Onderhoud', 'Linnen'],
        picture: 'linnen-1600x900',
      },
      {
        title: 'Zo kies je een dekbed dat bij je slaapt',
        teaser: 'Dons, wol of katoen: warmte is maar de helft van het antwoord.',
        tags: ['Bed'],
        picture: 'slapen-720x720',
      },
      {
        title: 'Vijfhonderd gram: wat een handdoek zwaar maakt',
        teaser: 'Meer lussen drogen beter, tot het punt waarop ze zelf niet meer drogen.',
        tags: ['Bad'],
        picture: 'bad-720x720',
      },
      {
        title: 'De theedoek, een klein monument',
        teaser: 'Ruit, streep of blok: een geschiedenis van vijftig bij zeventig centimeter.',
        tags: ['Keuken', 'Linnen'],
        picture: 'keuken-720x720',
      },
      {
        title: 'Een plaid voor elke bank',
        teaser: 'Franje of zoom, wol of katoen, en hoe je hem neerlegt zonder dat het lijkt alsof.',
        tags: ['Bed'],
        picture: 'plaid-720x720',
      },
    ],
  },
};

const firstDay = Date.UTC(2026, 10, 19, 9);
const week = 7 * 24 * 3_600_000;

const summaryOf = (code: string, { title, teaser, tags, picture }: Written, at: number): ArticleSummary => ({
  id: String(at),
  href: `/blog/artikel-${at}`,
  title,
  teaser,
  tags,
  publishedAt: firstDay - at * week,
  image: { source: `/content/${code}/${picture}.jpg`, alt: '', size: sizeOf(picture) },
});

const sizeOf = (picture: string) => {
  const [width = 0, height = 0] = picture.split('-').at(-1)?.split('x').map(Number) ?? [];
  return { width, height };
};

const text = (words: string): RichNode => ({ type: 'text', text: words, marks: [], content: [] });
const node = (type: string, words: string, level?: number): RichNode => ({
  type,
  marks: [],
  content: [text(words)],
  ...(level === undefined ? {} : { level }),
});

/** What the blog of a demo shop holds. */
export function blogOf(code: string) {
  const { title, intro, articles } = written[code] ?? { title: '', intro: '', articles: [] };
  const summaries = articles.map((article, at) => summaryOf(code, article, at));
  const tags = [...new Set(articles.flatMap(({ tags: own }) => own))];
  return {
    title,
    intro,
    list: {
      articles: summaries.slice(0, 4),
      total: 21,
      tags: tags.map((tag) => ({ tag, href: `/blog/?tags=${tag}`, isChosen: false })),
    },
    article: articleOf(summaries),
  };
}

function articleOf([first, ...others]: readonly ArticleSummary[]): Article {
  if (first === undefined) throw new Error('A blog has an article');
  const nodes = [
    node(
      'paragraph',
      `${first.teaser} Het begint bij kijken: hoe valt het licht, waar zit de slijtage, wat voel je als je je ogen dichtdoet? Wie dat drie keer gedaan heeft, koopt nooit meer op goed geluk.`,
    ),
    node('heading', 'Wat je ziet', 2),
    node(
      'paragraph',
      'Goed materiaal verraadt zich in de rand. Een rechte zoom, een dichte weving, een kleur die tot in de draad zit. Houd het tegen het raam: een gelijkmatig patroon van licht zegt meer dan een etiket.',
    ),
    node('paragraph', 'Let ook op het gewicht. Zwaar is niet altijd beter, maar te licht is bijna altijd te weinig.'),
    node('heading', 'Wat je doet', 2),
    {
      type: 'bullet_list',
      marks: [],
      content: [
        'Was het voor het eerste gebruik één keer apart.',
        'Laat het hangend drogen, uit de zon.',
        'Vouw het langs de draad en niet erdwars doorheen.',
      ].map((words) => ({ type: 'list_item', marks: [], content: [node('paragraph', words)] })),
    },
    node('paragraph', 'Meer hoeft het niet te zijn. De rest doet de tijd.'),
  ];
  return {
    ...first,
    related: others.slice(0, 3),
    story: { id: 'a', slug: 'blog/a', name: first.title, body: [{ type: 'text', id: 't', title: '', nodes }] },
  };
}
