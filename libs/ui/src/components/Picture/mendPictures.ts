import { cloth, watchPicture } from './watchPicture.ts';

/** The placeholder as a picture of its own: it knows no theme, so its grey suits any. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-57 -59 155 150"><path d="${cloth}" fill="none" stroke="#888" stroke-width="1.2"/></svg>`;
const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** Shows the placeholder for pictures that fail in markup that React does not draw (IMG-05); a React ref. */
export function mendPictures(place: Element | null): void {
  const mend = (image: HTMLImageElement) => {
    // Where even this fails, as a policy may refuse it, setting it again would go on for ever.
    if (image.src === address) return;
    // They come before the address of the image itself.
    image
      .closest('picture')
      ?.querySelectorAll('source')
      .forEach((source) => source.remove());
    image.srcset = '';
    image.src = address;
    image.dataset['placeholder'] = '';
  };
  place?.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const image of place?.querySelectorAll('img') ?? []) watchPicture(image, () => mend(image));
}
