import { images } from '@etalage/core/constants';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mendPictures } from './mendPictures.ts';
import { Picture } from './Picture.tsx';

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  render(<Picture path="/t/o/towel.jpg" version="0a1b2c3d" alt="Badlaken" size={images.thumbnail} {...props} />);

describe('IMG-05 the placeholder image', () => {
  it.each([undefined, ''])('IMG-05, A11Y-06 shows for a product without an image (%s), under the same name', (path) => {
    const { container } = show({ path });
    expect(screen.getByRole('img', { name: 'Badlaken' })).toHaveAttribute('data-placeholder');
    expect(container.querySelector('img')).toBeNull();
  });

  it('IMG-05 takes the place of an image that fails, in the same size', () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    const placeholder = screen.getByRole('img', { name: 'Badlaken' });
    expect(placeholder).toHaveAttribute('data-placeholder');
    expect(placeholder).toHaveAttribute('width', '310');
    expect(placeholder).toHaveAttribute('height', '300');
  });

  it('IMG-05 gives way when another picture is asked for', () => {
    const { rerender } = show();
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture path="b.jpg" alt="Badlaken" size={images.thumbnail} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/img/310/300/resize/b.jpg');
  });
});

it.each([
  ['cart thumbnails at 150x150', images.cartThumbnail, '/img/150/150/'],
  ['gallery images at 600x744', images.gallery, '/img/600/744/'],
  ['product thumbnails at 310x300', images.thumbnail, '/img/310/300/'],
  ['colour relations at 150x150', images.colorRelation, '/img/150/150/'],
  ['marketing images at 565x814', images.marketing, '/img/565/814/'],
])('IMG-01 shows %s', (_title, size, address) => {
  show({ size });
  expect(screen.getByRole('img')).toHaveAttribute('src', `${address}resize/t/o/towel.jpg?v=0a1b2c3d`);
  expect(screen.getByRole('img')).toHaveAttribute('width', String(size[0]));
  expect(screen.getByRole('img')).toHaveAttribute('height', String(size[1]));
});

it('offers 1 and 1.5 times the size', () => {
  show();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/310/300/resize/t/o/towel.jpg?v=0a1b2c3d');
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/img/465/450/resize/t/o/towel.jpg?v=0a1b2c3d 1.5x');
});

it.each(['first', 'eager'] as const)('%s names both in its srcset, which alone is loaded ahead', (loading) => {
  const sources = '/img/310/300/resize/a.jpg 1x, /img/465/450/resize/a.jpg 1.5x';
  const { container } = render(<Picture path="a.jpg" alt="Badlaken" size={images.thumbnail} loading={loading} />);
  expect(container.querySelector('img')).toHaveAttribute('srcset', sources);
});

it('loads late unless told, and the first picture before all else', () => {
  const { rerender } = show();
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture path="a.jpg" alt="Badlaken" size={images.gallery} loading="first" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('IMG-01 offers a gallery picture by its width, for a place that is narrower than its size', () => {
  render(<Picture path="/t/o/towel.jpg" version="0a1b2c3d" alt="Handdoek" size={[600, 744]} sizes="90vw" />);
  const image = screen.getByRole('img', { name: 'Handdoek' });
  expect(image).toHaveAttribute('sizes', '90vw');
  expect(image.getAttribute('srcset')?.split(', ')).toEqual([
    '/img/600/744/resize/t/o/towel.jpg?v=0a1b2c3d 600w',
    '/img/900/1116/resize/t/o/towel.jpg?v=0a1b2c3d 900w',
    '/img/1200/1488/resize/t/o/towel.jpg?v=0a1b2c3d 1200w',
  ]);
});

it('IMG-05 a picture that fails in markup that React does not draw shows the placeholder', () => {
  const { container } = render(
    <div ref={mendPictures} dangerouslySetInnerHTML={{ __html: '<img src="/x" alt="">' }} />,
  );
  const image = container.querySelector('img');
  image?.dispatchEvent(new Event('error'));
  expect(image).toHaveAttribute('data-placeholder');
  expect(image).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
});

describe('IMG-05 a picture that failed before the page ran', () => {
  /** Images are as browsers leave those that could not be loaded: their error event is over. */
  const failed = () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
  };
  afterEach(() => vi.restoreAllMocks());

  it('IMG-05 shows the placeholder', async () => {
    failed();
    show();
    await vi.waitFor(() => expect(screen.getByRole('img', { name: 'Badlaken' })).toHaveAttribute('data-placeholder'));
  });

  it('IMG-05 shows the placeholder in markup that React does not draw', async () => {
    failed();
    const { container } = render(
      <div ref={mendPictures} dangerouslySetInnerHTML={{ __html: '<img src="/x" alt="">' }} />,
    );
    await vi.waitFor(() => expect(container.querySelector('img')).toHaveAttribute('data-placeholder'));
  });
});

it('IMG-05 a picture with sources of its own shows the placeholder, and asks for nothing more when that fails too', () => {
  const markup = '<picture><source srcset="/gone.avif"><img src="/gone.jpg" alt=""></picture>';
  const { container } = render(<div ref={mendPictures} dangerouslySetInnerHTML={{ __html: markup }} />);
  const image = container.querySelector('img') ?? document.createElement('img');
  image.dispatchEvent(new Event('error'));
  expect(container.querySelector('source')).toBeNull();
  expect(image).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
  const changes = new MutationObserver(() => undefined);
  changes.observe(image, { attributes: true });
  image.dispatchEvent(new Event('error'));
  expect(changes.takeRecords()).toEqual([]);
});
