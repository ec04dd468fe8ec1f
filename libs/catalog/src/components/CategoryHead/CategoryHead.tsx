import type { PageHead } from '../../model/views.ts';

/** A store view's own texts, for what a category leaves open. */
export type StoreTexts = { defaultTitle: string; titleTemplate: string; description: string };

/** Head values of a page with the store's texts where it has none (SEO-02). */
export const headOf = (head: PageHead, { defaultTitle, titleTemplate, description }: StoreTexts): PageHead => ({
  title: head.title ? titleTemplate.replace('%s', () => head.title) : defaultTitle,
  description: head.description || description,
  keywords: head.keywords,
});

/** Title, description and keywords of a category page; React lifts them into the head. */
export function CategoryHead({ head, texts }: { head: PageHead; texts: StoreTexts }) {
  const { title, description, keywords } = headOf(head, texts);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
    </>
  );
}
