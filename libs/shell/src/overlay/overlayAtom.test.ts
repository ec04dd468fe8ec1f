import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { aProductDetail } from '@etalage/catalog/testing';
import { closeOverlayAtom, loadedOverlaysAtom, openOverlayAtom, overlaysAtom } from './overlayAtom.ts';

const product = aProductDetail();
const namesIn = (store: ReturnType<typeof createStore>) => store.get(overlaysAtom).map(({ name }) => name);

describe('MODAL-02 opening an overlay', () => {
  it('MODAL-02 closes it first, so that it is on top and opened anew', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 0 });
    const [before] = store.get(overlaysAtom);
    store.set(openOverlayAtom, { name: 'size-guide', product });
    store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 2 });
    const [, after] = store.get(overlaysAtom);
    expect(after).toMatchObject({ name: 'gallery', startsAt: 2 });
    expect(after?.id).not.toBe(before?.id);
  });

  it('MODAL-02 adds it to what is open', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'size-guide', product });
    store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 0 });
    expect(namesIn(store)).toEqual(['size-guide', 'gallery']);
  });

  it('MODAL-02 marks it loaded, also after it was closed', () => {
    const store = createStore();
    expect([...store.get(loadedOverlaysAtom)]).toEqual([]);
    store.set(openOverlayAtom, { name: 'search' });
    store.set(closeOverlayAtom, 'search');
    expect([...store.get(loadedOverlaysAtom)]).toEqual(['search']);
  });

  it('MODAL-02 leaves the others marked that were loaded before', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'search' });
    store.set(openOverlayAtom, { name: 'terms' });
    expect([...store.get(loadedOverlaysAtom)]).toEqual(['search', 'terms']);
  });

  it('MODAL-02 has it in the list once', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'terms' });
    store.set(openOverlayAtom, { name: 'terms' });
    expect(namesIn(store)).toEqual(['terms']);
  });
});

describe('MODAL-03 closing an overlay', () => {
  it('MODAL-03 removes it from what is open, and leaves the others', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'size-guide', product });
    store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 0 });
    store.set(closeOverlayAtom, 'size-guide');
    expect(namesIn(store)).toEqual(['gallery']);
  });

  it('MODAL-03 drops its payload: the next one has its own', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'size-guide', product });
    store.set(closeOverlayAtom, 'size-guide');
    const other = aProductDetail({ name: 'Sjaal' });
    store.set(openOverlayAtom, { name: 'size-guide', product: other });
    expect(store.get(overlaysAtom)).toMatchObject([{ product: { name: 'Sjaal' } }]);
  });

  it('MODAL-03 drops its payload: the next one without a payload has none', () => {
    const store = createStore();
    store.set(openOverlayAtom, { name: 'order-confirmation', orderNumber: '100000001' });
    store.set(closeOverlayAtom, 'order-confirmation');
    store.set(openOverlayAtom, { name: 'order-confirmation' });
    expect(store.get(overlaysAtom)).toEqual([{ name: 'order-confirmation', id: expect.any(Number) }]);
  });
});
