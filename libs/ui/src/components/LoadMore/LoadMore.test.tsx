import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const words = { status: '50 van 120 producten', label: 'Meer producten', href: '?page=2' };
const show = (props: Pick<LoadMoreProps, 'isLoading' | 'onLoadMore'> & { shown?: number }) =>
  render(<LoadMore shown={50} total={120} {...words} {...props} />);

it('LIST-14 asks for more by mouse and keyboard, once at a time', async () => {
  let asked = 0;
  const { rerender } = show({ onLoadMore: () => (asked += 1) });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Meer producten' }));
  expect(asked).toBe(2);
  rerender(<LoadMore shown={50} total={120} {...words} isLoading onLoadMore={() => (asked += 1)} />);
  await userEvent.click(screen.getByRole('link', { name: 'Meer producten' }));
  expect(asked).toBe(2);
});

it('LIST-14 ends when all are shown, and says how many', () => {
  show({ shown: 120 });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('50 van 120 producten');
});

it('keeps saying how far it came where the list goes no further, with the focus of its link', () => {
  const { rerender } = show({});
  screen.getByRole('link').focus();
  rerender(<LoadMore shown={100} total={120} {...words} href={undefined} status="Dit zijn de eerste 100" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Dit zijn de eerste 100');
  expect(screen.getByRole('status')).toHaveFocus();
});

it('shows how far the list has come', () => {
  show({});
  expect(screen.getByRole('progressbar', { name: words.status })).toHaveAttribute('value', '50');
  expect(screen.getByRole('link')).toHaveAttribute('href', '?page=2');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s leaves the next page to the browser', (key) => {
  let asked = 0;
  show({ onLoadMore: () => (asked += 1) });
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { [key]: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(asked).toBe(0);
});

it('gives the focus of its link to how many there are, when all are shown', () => {
  const { rerender } = show({});
  screen.getByRole('link').focus();
  rerender(<LoadMore shown={120} total={120} {...words} status="120 van 120 producten" />);
  expect(screen.getByRole('status')).toHaveTextContent('120 van 120 producten');
  expect(screen.getByRole('status')).toHaveFocus();
});

it('leaves the focus where it is, when all are shown', () => {
  const { rerender } = show({});
  rerender(<LoadMore shown={120} total={120} {...words} />);
  expect(document.body).toHaveFocus();
});
