import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PictureGallery } from './PictureGallery.tsx';

const labels = {
  previous: 'Vorige',
  next: 'Volgende',
  close: 'Sluiten',
  enlarge: (label: string) => `${label} vergroten`,
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
};
const pictures = ['Voorkant', 'Stof'].map((label) => ({
  id: label,
  label,
  picture: <img alt={label} src="/a.jpg" />,
  thumb: <img alt="" src="/b.jpg" />,
  large: <img alt={label} src="/c.jpg" />,
}));

it('A11Y-03 opens a picture large in a named dialog, zooms it, and gives the focus back', async () => {
  render(<PictureGallery label="Foto's" pictures={pictures} labels={labels} />);
  const opener = screen.getByRole('button', { name: 'Voorkant vergroten' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: "Foto's" });
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Inzoomen' })[0] ?? dialog);
  expect(within(dialog).getByRole('button', { name: 'Uitzoomen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('leads to each picture by its small one, and says which is shown', async () => {
  render(<PictureGallery label="Foto's" pictures={pictures} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stof' }));
  expect(screen.getByRole('button', { name: 'Stof' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Voorkant' })).not.toHaveAttribute('aria-current');
});

it('opens large the picture that its button names', async () => {
  render(<PictureGallery label="Foto's" pictures={pictures} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stof vergroten' }));
  const dialog = screen.getByRole('dialog', { name: "Foto's" });
  expect(within(dialog).getByRole('button', { name: 'Stof' })).toHaveAttribute('aria-current', 'true');
});
