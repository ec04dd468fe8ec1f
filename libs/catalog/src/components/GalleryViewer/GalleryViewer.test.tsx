import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { galleryNl } from '../../messages/galleryNl.ts';
import { nl } from '../../messages/nl.ts';
import type { GalleryItem } from '../../model/views.ts';
import { Gallery } from '../Gallery/Gallery.tsx';
import { GalleryViewer } from './GalleryViewer.tsx';

const items: GalleryItem[] = [
  { kind: 'image', src: '/voor.jpg', alt: 'Voorkant' },
  { kind: 'video', src: '/film.webm', alt: 'In beweging' },
  { kind: 'image', src: '/stof.jpg', alt: 'Stof' },
];

describe('PROD-16 the gallery over the whole window', () => {
  const show = (startsAt = 2) => {
    render(<GalleryViewer items={items} name="Badjas" startsAt={startsAt} messages={galleryNl} />);
    return { viewer: document.body };
  };

  it('opens at a press on a picture, and tells which', async () => {
    const onEnlarge = vi.fn();
    render(<Gallery items={items} messages={nl} name="Badjas" onEnlarge={onEnlarge} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stof vergroten' }));
    expect(onEnlarge).toHaveBeenCalledWith(2);
    expect(screen.queryByRole('button', { name: 'In beweging vergroten' })).not.toBeInTheDocument();
  });

  it('shows the pictures at their largest, the pressed one marked among the small ones', () => {
    const { viewer } = show();
    const large = within(viewer).getAllByRole('img');
    expect(large[1]?.getAttribute('srcset')).toContain('1200/1488');
    expect(within(viewer).getByRole('button', { name: 'Stof' })).toHaveAttribute('aria-current', 'true');
  });

  it('A11Y-06 the text of each large picture is what it is called', () => {
    const large = within(show().viewer).getAllByRole('img');
    expect(large.map((picture) => picture.getAttribute('alt'))).toEqual(['Voorkant', 'Stof']);
  });

  it('IMG-01 shows a gallery picture at 600x744', () => {
    const [picture] = within(show().viewer).getAllByRole('img');
    expect(picture).toHaveAttribute('src', '/img/600/744/resize/voor.jpg');
  });

  it('moves by the small ones and by arrow keys, which it has from the start', async () => {
    const { viewer } = show(0);
    const strip = within(viewer).getByRole('list', { name: 'Badjas' });
    await vi.waitFor(() => expect(strip).toHaveFocus());
    const moved = vi.spyOn(strip, 'scrollTo');
    await userEvent.keyboard('{ArrowRight}');
    expect(moved).toHaveBeenCalledOnce();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Stof' }));
    expect(moved).toHaveBeenCalledTimes(2);
    expect(within(viewer).getByRole('button', { name: 'Stof' })).toHaveAttribute('aria-current', 'true');
  });

  it('zooms at a click, and stays zoomed at the second tap of two', async () => {
    const { viewer } = show();
    const [picture] = within(viewer).getAllByRole('img');
    await userEvent.dblClick(picture ?? viewer);
    expect(within(viewer).getByRole('button', { name: 'Uitzoomen' })).toBeVisible();
  });
});
