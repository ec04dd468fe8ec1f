import { Button } from '@etalage/ui';
import * as css from '../pages/pages.css.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** Says that the shop does not have what was asked for yet. */
export function FeatureNotImplemented({ close }: OverlayProps<'feature-not-implemented'>) {
  const words = useLateWords('shop');
  return (
    <div className={css.text}>
      <p>{words.featureNotImplemented}</p>
      <Button onClick={close}>{words.ok}</Button>
    </div>
  );
}
