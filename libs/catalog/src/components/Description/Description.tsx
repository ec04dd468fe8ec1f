import { text } from './Description.css.ts';

/** A product's story. The HTML was sanitised by the backend when the catalogue was imported. */
export function Description({ html }: { html: string }) {
  return <div className={text} dangerouslySetInnerHTML={{ __html: html }} />;
}
