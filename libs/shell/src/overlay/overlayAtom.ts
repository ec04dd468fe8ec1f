import type { CartLine } from '@etalage/cart/headless';
import type { ProductDetail, ProductSummary } from '@etalage/catalog/headless';
import { atom } from 'jotai/vanilla';

/** What can lie over the page, by name, with the parameters it is opened with. Its component stands in the registry. */
export interface OverlayParams {
  microcart: object;
  search: object;
  menu: object;
  filters: object;
  'size-guide': { product: ProductDetail };
  gallery: { product: ProductDetail; startsAt: number };
  'product-carousel': { title: string; products: readonly ProductSummary[] };
  'product-options': { product: ProductSummary };
  'edit-line': { line: CartLine };
  /** Of an order that was paid; without a number of those that were placed offline. */
  'order-confirmation': { orderNumber?: string };
  terms: object;
  authentication: object;
  language: object;
  review: object;
  'feature-not-implemented': object;
  loader: object;
}
export type OverlayName = keyof OverlayParams;
/** The overlay of a name, with its parameters. */
export type NamedOverlay<Name extends OverlayName> = { name: Name } & OverlayParams[Name];
/** Any overlay with its parameters. */
export type Overlay = { [Name in OverlayName]: NamedOverlay<Name> }[OverlayName];
/** One that is open; the id is new each time it is opened. */
export type OpenOverlay = Overlay & { id: number };

const stackAtom = atom<readonly OpenOverlay[]>([]);
/** What lies over the page, the topmost last. */
export const overlaysAtom = atom((get) => get(stackAtom));
const loadedAtom = atom<ReadonlySet<OverlayName>>(new Set<OverlayName>());
/** The overlays that were opened on this layout: their code was asked for. */
export const loadedOverlaysAtom = atom((get) => get(loadedAtom));
const lastIdAtom = atom(0);

/** Opens an overlay on top of the others. One that is open is closed first, so it is in the stack once (MODAL-02). */
export const openOverlayAtom = atom(null, (get, set, overlay: Overlay) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(closeOverlayAtom, overlay.name);
  set(stackAtom, [...get(stackAtom), { ...overlay, id }]);
  set(loadedAtom, new Set([...get(loadedAtom), overlay.name]));
});
/** Closes an overlay and drops its parameters (MODAL-03). */
export const closeOverlayAtom = atom(null, (get, set, name: OverlayName) =>
  set(
    stackAtom,
    get(stackAtom).filter((overlay) => overlay.name !== name),
  ),
);
/** Closes all of them. */
export const closeOverlaysAtom = atom(null, (_get, set) => set(stackAtom, []));
/** Closes all of them when the layout around them goes, with what stays mounted on it. */
export const forgetOverlaysAtom = atom(null, (_get, set) => {
  set(stackAtom, []);
  set(loadedAtom, new Set<OverlayName>());
});
