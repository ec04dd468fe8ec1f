import { useEffect } from 'react';
import type { OverlayProps } from './registry.ts';

/** The sheet of filters is a part of the list, which works without a script. Here it closes with its overlay, whose name is its id. */
export function FilterSheet({ name }: OverlayProps<'filters'>) {
  useEffect(() => () => document.querySelector(`details#${name}`)?.removeAttribute('open'), [name]);
  return null;
}
