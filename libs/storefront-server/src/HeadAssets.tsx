import { earlyOrderScript, earlyScript } from '@etalage/shell/server';
import type { PageAssets } from './pageAssets.ts';

declare module 'react' {
  /** A style that is known but not loaded (HTML, the link element). */
  interface LinkHTMLAttributes<T> {
    disabled?: boolean | undefined;
  }
}

/** In order of strength, whatever order the styles arrive in. */
const layerOrder = '@layer reset,ui,domain,store;';

type HeadAssetsProps = { assets: PageAssets; data: readonly object[]; nonce: string };

/**
 * What goes into the head: the styles' text, so that the first paint waits for nothing, scripts, structured data. Scripts
 * have a low priority and fonts no preload: both come after the first picture, and fallbacks of the same metrics stand
 * until the fonts are there. Before Vite loads a style it looks for a link to it, and a disabled link loads nothing: so what
 * is inlined never loads twice.
 */
export function HeadAssets({ assets, data, nonce }: HeadAssetsProps) {
  return (
    <>
      {assets.forCart.length > 0 && (
        <script
          nonce={nonce}
          data-cart={assets.forCart.join(' ')}
          dangerouslySetInnerHTML={{ __html: earlyOrderScript }}
        />
      )}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <style
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: layerOrder + assets.styles.map(({ text }) => text).join('') }}
      />
      {assets.styles.map(({ href }) => href && <link key={href} rel="stylesheet" href={href} disabled />)}
      {assets.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" nonce={nonce} src={assets.entry} fetchPriority="low" />
      {data.map((object) => jsonLd(object))}
    </>
  );
}

function jsonLd(data: object) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
