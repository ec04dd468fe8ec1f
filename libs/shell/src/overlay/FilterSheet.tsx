import { useEffect } from 'react';
import type { OverlayProps } from './registry.ts';

/** The sheet of filters is a part of the list, which works without a script. Here it closes with its overlay. */
export function FilterSheet({ closeSheet }: OverlayProps<'filters'>) {
  useEffect(() => closeSheet, [closeSheet]);
  return null;
}
