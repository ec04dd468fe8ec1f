/** The words of the blog, in Dutch. */
export const blogNl = {
  title: 'Blog',
  intro: 'Wat wij weten over wat wij verkopen: kiezen, gebruiken en goed houden.',
  tags: 'Onderwerpen',
  articles: 'Artikelen',
  more: 'Toon meer artikelen',
  shown: (shown: number, total: number): string => `${shown} van ${total} artikelen`,
  related: 'Lees ook',
  noArticles: 'Hier is nog niets over geschreven',
  noArticlesText: 'Kies een ander onderwerp, of lees alles.',
};

/** What a language of the blog must say. */
export type BlogMessages = typeof blogNl;
