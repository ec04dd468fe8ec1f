import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryOf } from '../../model/detail.ts';
import { nl } from '../../messages/nl.ts';
import { Gallery } from './Gallery.tsx';

const show = (document: Parameters<typeof galleryOf>[0]) =>
  render(<Gallery items={galleryOf(document, 'Laken')} messages={nl} name="Laken" />).container;

describe('IMG-05 the placeholder of the gallery', () => {
  it('IMG-05, A11Y-06 shows for a product without an image, under its name', () => {
    show({ image: 'no_selection' });
    expect(screen.getByRole('img', { name: 'Laken' })).toHaveAttribute('data-placeholder');
  });
  it('IMG-05 takes the place of an image that fails', () => {
    show({ image: '/a.jpg' });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Laken' })).toHaveAttribute('data-placeholder');
  });
});

describe('PROD-06 the gallery', () => {
  it('shows images and videos in order, and skips a video that is neither .webm nor .mp4', () => {
    const container = show({
      media_gallery: [
        { typ: 'image', image: '/a.jpg', pos: 1, lab: 'Voorkant' },
        { typ: 'video', vid: { url: '/a.mp4' }, pos: 2 },
        { typ: 'video', vid: { url: '/b.webm' }, pos: 3 },
        { typ: 'video', vid: { url: '/c.mov' }, pos: 4 },
      ],
    });
    expect(screen.getByRole('img', { name: 'Voorkant' }).getAttribute('src')).toContain('/img/600/744/resize/a.jpg');
    expect([...container.querySelectorAll('video')].map((video) => video.getAttribute('src'))).toEqual([
      '/a.mp4',
      '/b.webm',
    ]);
  });
  it.each(['image', 'small_image', 'thumbnail'])('falls back to %s', (field) => {
    show({ [field]: '/terugval.jpg' });
    expect(screen.getByRole('img').getAttribute('src')).toContain('/terugval.jpg');
  });
  it('takes image before small_image, and that before thumbnail', () => {
    const sources = [
      { image: '/i.jpg', small_image: '/s.jpg', thumbnail: '/t.jpg' },
      { small_image: '/s.jpg', thumbnail: '/t.jpg' },
    ].map((document) => galleryOf(document, 'Laken').map(({ src }) => src));
    expect(sources).toEqual([['/i.jpg'], ['/s.jpg']]);
  });
  it('skips entries that are neither image nor video', () => {
    show({
      media_gallery: [
        { typ: 'image', image: '/a.jpg' },
        { typ: 'download', image: '/b.jpg' },
      ],
    });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
  it('shows the placeholder without any picture', () => {
    show({});
    expect(screen.getByRole('img', { name: 'Laken' }).tagName).toBe('svg');
  });
});
