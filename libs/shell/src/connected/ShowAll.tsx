import { button } from '@etalage/ui';
import { useCallback, useState } from 'react';
import { useLateWords } from '../words/WordsContext.ts';

type ShowAllProps = { count: number; onPress: () => void };

/** The button at a strip of products that shows all of them; only while the strip has more than fit. */
export function ShowAll({ count, onPress }: ShowAllProps) {
  const { facts } = useLateWords('about');
  const [hasMore, setHasMore] = useState(false);
  const watchStrip = useCallback(
    (place: HTMLElement | null) => {
      const strip = place?.closest('section')?.querySelector('ul');
      if (!strip) return undefined;
      const observer = new ResizeObserver(() => setHasMore(strip.scrollWidth > strip.clientWidth));
      observer.observe(strip);
      return () => observer.disconnect();
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with more or fewer products the strip itself keeps its size.
    [count],
  );
  return (
    <span ref={watchStrip}>
      {hasMore && (
        <button type="button" className={button({ look: 'quiet', size: 's' })} onClick={onPress}>
          {facts.showAll(count)}
        </button>
      )}
    </span>
  );
}
