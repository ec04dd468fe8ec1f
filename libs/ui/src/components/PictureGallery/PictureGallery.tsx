import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Carousel, showItem } from '../Carousel/Carousel.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { gallery, opener, thumb, thumbs, viewer } from './PictureGallery.css.ts';
import { Zoomable } from './Zoomable.tsx';

export type GalleryPicture = {
  id: string;
  /** What is in it: 'Voorkant', 'Foto 2 van 5'. */
  label: string;
  /** In its place on the page. */
  picture: ReactNode;
  /** Small, for the row of all of them. */
  thumb: ReactNode;
  /** As large as it comes, for the whole window. */
  large: ReactNode;
};
export type GalleryLabels = {
  previous: string;
  next: string;
  close: string;
  /** Opens a picture over the whole window: 'Voorkant vergroten'. */
  enlarge: (label: string) => string;
  zoomIn: string;
  zoomOut: string;
};
export type PictureGalleryProps = { label: string; pictures: readonly GalleryPicture[]; labels: GalleryLabels };

/** Pictures one at a time, each of them large at a press, where it zooms. */
export function PictureGallery({ label, pictures, labels }: PictureGalleryProps) {
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <div className={gallery}>
      <Carousel strip={strip} label={label} labels={labels} look="single" onShow={setShown}>
        {pictures.map(({ id, label: name, picture }, index) => (
          <button
            key={id}
            type="button"
            className={opener}
            aria-label={labels.enlarge(name)}
            onClick={() => setEnlarged(index)}
          >
            {picture}
          </button>
        ))}
      </Carousel>
      <Thumbs
        pictures={pictures}
        shown={shown}
        onShow={(index) => {
          setShown(index);
          if (strip.current !== null) showItem(strip.current, index);
        }}
      />
      {enlarged !== undefined && (
        <PictureDialog
          label={label}
          pictures={pictures}
          labels={labels}
          startsAt={enlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}

export type PictureViewerProps = {
  label: string;
  pictures: readonly Pick<GalleryPicture, 'id' | 'label' | 'thumb' | 'large'>[];
  labels: Omit<GalleryLabels, 'enlarge' | 'close'>;
  /** Which one comes into view first, from 0. */
  startsAt: number;
};
type PictureDialogProps = PictureViewerProps & { labels: GalleryLabels; onClose: () => void };

/** Pictures over the whole window. */
const PictureDialog = ({ onClose, ...viewed }: PictureDialogProps) => (
  <Dialog look="full" isOpen title={viewed.label} closeLabel={viewed.labels.close} onClose={onClose}>
    <PictureViewer {...viewed} />
  </Dialog>
);

/**
 * What a dialog over the whole window holds: pictures as large as they come, swiped, moved by arrow keys and by the small
 * ones, zoomed at a press and by two fingers.
 */
export function PictureViewer({ label, pictures, labels, startsAt }: PictureViewerProps) {
  const [shown, setShown] = useState(startsAt);
  const strip = useRef<HTMLUListElement>(null);
  // After the dialog took the focus, so that the arrow keys move at once.
  const takeKeys = useCallback(
    () => void requestAnimationFrame(() => strip.current?.focus({ preventScroll: true })),
    [],
  );
  const show = (index: number) => {
    setShown(index);
    if (strip.current !== null) showItem(strip.current, index);
  };
  return (
    <div ref={takeKeys} className={viewer}>
      <Carousel strip={strip} label={label} labels={labels} look="single" startsAt={startsAt} onShow={setShown}>
        {pictures.map(({ id, large: picture }) => (
          <Zoomable key={id} labels={labels}>
            {picture}
          </Zoomable>
        ))}
      </Carousel>
      <Thumbs pictures={pictures} shown={shown} onShow={show} />
    </div>
  );
}

type ThumbsProps = Pick<PictureViewerProps, 'pictures'> & { shown: number; onShow: (index: number) => void };

/** All of them small, the one in view marked; nothing to choose from with one alone. */
function Thumbs({ pictures, shown, onShow }: ThumbsProps) {
  if (pictures.length < 2) return null;
  return (
    <div className={thumbs}>
      {pictures.map(({ id, label: name, thumb: small }, index) => (
        <button
          key={id}
          type="button"
          className={thumb}
          aria-label={name}
          aria-current={index === shown || undefined}
          onClick={() => onShow(index)}
        >
          {small}
        </button>
      ))}
    </div>
  );
}
