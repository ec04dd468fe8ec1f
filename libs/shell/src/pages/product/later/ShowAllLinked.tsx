import type { ProductDetail } from '@etalage/catalog';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ShowAll } from '../../../connected/ShowAll.tsx';
import { loadProduct } from '../../../model/loadProduct.ts';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { openOverlayAtom } from '../../../overlay/overlayAtom.ts';
import { cameWithDocument } from '../../../router/pageData.ts';
import { reloadForNewBuild } from '../../../router/reloadForNewBuild.ts';
import { useWords } from '../../../words/WordsContext.ts';

const strips = ['related', 'upsell'] as const;
type Strip = (typeof strips)[number];
/** Where the button of a strip goes, and how many products the strip has. */
type Place = { strip: Strip; element: Element; count: number };

/**
 * The buttons of the strips of related and upsell products, which show all of them in the carousel modal. The server
 * rendered the strips, and the browser keeps them as HTML: the products are loaded when one of the buttons is pressed.
 */
export function ShowAllLinked({ product }: { product: ProductDetail }) {
  const words = useWords();
  const { pages } = useRouteContext({ from: '__root__' });
  const open = useSetAtom(openOverlayAtom);
  const notify = useSetAtom(notifyAtom);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => setPlaces(strips.flatMap((strip) => placeOf(strip) ?? [])), []);
  const show = async (strip: Strip) => {
    try {
      const { about } = cameWithDocument(product.about) ? await loadProduct(pages, product) : product;
      open({ name: 'product-carousel', title: words.late('about').facts[strip], products: about[strip] });
    } catch (error) {
      if (await reloadForNewBuild(error)) return;
      const { somethingWentWrong: message, ok: label } = words.frame;
      notify({ type: 'danger', message, action1: { label } });
    }
  };
  return places.map(({ strip, element, count }) =>
    createPortal(<ShowAll count={count} onPress={() => void show(strip)} />, element, strip),
  );
}

function placeOf(strip: Strip): Place | undefined {
  const element = document.querySelector(`[data-show-all="${strip}"]`);
  if (element === null) return undefined;
  return { strip, element, count: element.closest('section')?.querySelectorAll('ul > li').length ?? 0 };
}
