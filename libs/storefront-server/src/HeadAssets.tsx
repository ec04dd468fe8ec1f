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
 * The styles inline, so that the first paint waits for no request; scripts at low priority and fonts without a preload, so
 * that neither competes with the first picture (decision record 4); structured data. A disabled link stands for each inlined
 * style sheet: Vite's preload helper finds it and does not load the sheet again.
 */
export function HeadAssets({ assets, data, nonce }: HeadAssetsProps) {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
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
      {assets.entry && <script type="module" nonce={nonce} src={assets.entry} fetchPriority="low" />}
      {data.map((object) => jsonLd(object))}
    </>
  );
}

function jsonLd(data: object) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
