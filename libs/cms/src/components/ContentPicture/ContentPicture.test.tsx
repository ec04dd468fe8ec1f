import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentPicture } from './ContentPicture.tsx';

it('IMG-03 a content picture is cropped around its focus', () => {
  const size = { width: 1600, height: 800 };
  const image = { source: '/content/textile/bad-1600x800.jpg', alt: 'Een bad', focus: '400x200:402x202', size };
  render(<ContentPicture image={image} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '25% 25%' });
});
