import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../classNames.ts';
import { ZoomIcon, ZoomOutIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { large, lens, lensButton, moving, whole, zoomed } from './PictureGallery.css.ts';
import { watchPinch, type Point } from './watchPinch.ts';

/** Zoom factors: after a click or tap, and the maximum of a pinch. */
const pressedScale = 2;
const maxScale = 4;

/** The zoom factor of a picture in its scroll box. The given point, or the centre, keeps its place in the viewport. */
function useZoom() {
  const box = useRef<HTMLDivElement | null>(null);
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
    // Rendered before scrolling: the scroll range depends on the size.
    flushSync(() => setScale(next));
    element.scrollTo(place);
  }, []);
  /** The ref of the scroll box. */
  const ref = useCallback(
    (element: HTMLDivElement) => {
      box.current = element;
      return watchPinch(element, (factor, centre) => zoom(current.current * factor, centre));
    },
    [zoom],
  );
  return { ref, scale, zoom };
}

type ZoomableProps = { labels: { zoomIn: string; zoomOut: string }; children: ReactNode };

/** A picture that zooms by click, double tap or pinch; zoomed, it scrolls in its box. */
export function Zoomable({ labels, children }: ZoomableProps) {
  const { ref, scale, zoom } = useZoom();
  const isZoomed = scale > 1;
  const pressed = isZoomed ? 1 : pressedScale;
  const size = `${scale * 100}%`;
  return (
    <div className={large}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the button below zooms by keyboard. */}
      <div
        ref={ref}
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
