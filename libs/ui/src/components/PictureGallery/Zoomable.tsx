import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../classNames.ts';
import { ZoomIcon, ZoomOutIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { large, lens, lensButton, moving, whole, zoomed } from './PictureGallery.css.ts';
import { watchPinch, type Point } from './watchPinch.ts';

/** How large a picture is at a press, and at most by two fingers, in times the whole of it. */
const pressedScale = 2;
const maxScale = 4;

/** How large a picture stands in its box. What is at the point that it grows from, or in the middle, stays there. */
function useZoom() {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const [scale, setScale] = useState(1);
  const zoom = useCallback((wanted: number, point?: Point) => {
    const { current: element } = box;
    if (element === null) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = point ? [point.clientX - left, point.clientY - top] : [width / 2, height / 2];
    const next = Math.min(Math.max(wanted, 1), maxScale);
    const growth = next / current.current;
    const place = { left: (element.scrollLeft + x) * growth - x, top: (element.scrollTop + y) * growth - y };
    current.current = next;
    // It can be scrolled as far as it has grown.
    flushSync(() => setScale(next));
    element.scrollTo(place);
  }, []);
  useEffect(
    () =>
      box.current ? watchPinch(box.current, (factor, centre) => zoom(current.current * factor, centre)) : undefined,
    [zoom],
  );
  return { box, scale, zoom };
}

type ZoomableProps = { labels: { zoomIn: string; zoomOut: string }; children: ReactNode };

/** A picture that grows at a press or by two fingers, and is then moved like any box that scrolls. */
export function Zoomable({ labels, children }: ZoomableProps) {
  const { box, scale, zoom } = useZoom();
  const isZoomed = scale > 1;
  const pressed = isZoomed ? 1 : pressedScale;
  const size = `${scale * 100}%`;
  return (
    <div className={large}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the button below zooms by keyboard. */}
      <div
        ref={box}
        className={classNames(lens, isZoomed && moving)}
        tabIndex={isZoomed ? 0 : undefined}
        onClick={(event) => {
          // The second tap of two belongs to the first.
          if (event.detail <= 1) zoom(pressed, event);
        }}
      >
        <div className={classNames(whole, isZoomed && zoomed)} style={{ inlineSize: size, blockSize: size }}>
          {children}
        </div>
      </div>
      <IconButton
        label={isZoomed ? labels.zoomOut : labels.zoomIn}
        className={lensButton}
        onClick={() => zoom(pressed)}
      >
        {isZoomed ? <ZoomOutIcon /> : <ZoomIcon />}
      </IconButton>
    </div>
  );
}
