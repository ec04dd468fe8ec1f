/** Links under a title, as the content service names them. */
export type LabelledColumn = { title: string; links: readonly { text: string; link: { href: string } }[] };
