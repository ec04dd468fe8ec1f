import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryTiles } from '../TileBlocks/TileBlocks.tsx';
import { ContentPicture } from './ContentPicture.tsx';

const image = {
  source: '/content/textile/bad-1600x800.jpg',
  alt: 'Een bad',
  focus: '400x200:402x202',
  size: { width: 1600, height: 800 },
};
const widthsOf = (picture: HTMLElement) =>
  picture
    .getAttribute('srcset')
    ?.split(', ')
    .map((entry) => entry.split(' ')[1]);

describe('a content picture', () => {
  it('IMG-03 is cropped around its focus, and its placeholder with it', () => {
    render(<ContentPicture image={image} sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '25% 25%', backgroundPosition: '25% 25%' });
  });

  it('IMG-02 shows its placeholder until it is there, once and as large as itself', () => {
    render(<ContentPicture image={image} sizes="100vw" />);
    const { backgroundImage, backgroundSize } = screen.getByRole('img').style;
    expect(backgroundImage).toBe('url("/img/content/94/textile/bad-1600x800.jpg")');
    expect(backgroundSize).toBe('cover');
  });

  it('has none when it is the first of the page, which loads before all else', () => {
    render(<ContentPicture image={image} sizes="100vw" first />);
    expect(screen.getByRole('img').style.backgroundImage).toBe('');
  });
});

it('IMG-02 a content picture chooses from six widths', () => {
  render(<ContentPicture image={{ ...image, size: { width: 4000, height: 2000 } }} sizes="100vw" />);
  expect(widthsOf(screen.getByRole('img'))).toEqual(['1920w', '1440w', '1024w', '768w', '540w', '375w']);
});

it('IMG-02 a browser that cannot choose a width gets one of them', () => {
  render(<ContentPicture image={image} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/content/768/textile/bad-1600x800.jpg');
});

it('IMG-02 a tile chooses from the widths of tiles', () => {
  const tile = { id: '1', title: 'Bad', text: '', linkText: '', image };
  render(<CategoryTiles block={{ type: 'category_tiles', id: 't', title: '', tiles: [tile] }} />);
  expect(widthsOf(screen.getByRole('img'))).toEqual(['768w', '540w', '375w']);
});
