import type { PreloadedImage } from '../model/pageNotes.ts';
import type { PageAssets } from './pageAssets.ts';
import type { HeadNotes } from './pageNotes.ts';
import { schemeScript } from './schemeScript.ts';

declare module 'react' {
  /** A style that is known but not loaded (HTML, the link element). */
  interface LinkHTMLAttributes<T> {
    disabled?: boolean | undefined;
  }
}

type HeadAssetsProps = { assets: PageAssets; notes: HeadNotes; nonce: string };

/**
 * What goes into the head: the styles' text, so that the first paint waits for nothing, and the scripts. Before Vite
 * loads a style it looks for a link to it, and a disabled link loads nothing: so what is inlined never loads twice.
 */
export function HeadAssets({ assets, notes, nonce }: HeadAssetsProps) {
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: schemeScript }} />
      {notes.images.map((image) => preloadOf(image))}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.styles.map(({ text }) => text).join('') }} />
      {assets.styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} disabled />
      ))}
      {assets.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" nonce={nonce} src={assets.entry} />
      {notes.data.map((data) => jsonLd(data))}
    </>
  );
}

const preloadOf = ({ href, srcSet, sizes, type }: PreloadedImage) => (
  <link key={`${href} ${srcSet}`} rel="preload" as="image" href={href} imageSrcSet={srcSet} imageSizes={sizes} type={type} fetchPriority="high" />
);

function jsonLd(data: object) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
