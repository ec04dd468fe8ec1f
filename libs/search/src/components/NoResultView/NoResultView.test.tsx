import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { NoResultView } from './NoResultView.tsx';

describe('the no-result page', () => {
  const show = (suggestions: string[]) =>
    render(
      <NoResultView
        text="badjos"
        suggestions={suggestions}
        categories={[{ label: 'Bad', href: '/c/bad' }]}
        path="/search"
        words={nl}
      />,
    );

  it('names the text, offers the search field and the categories', () => {
    show([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Niets gevonden voor ‘badjos’' })).toBeVisible();
    const field = screen.getByRole('searchbox', { name: nl.searchLabel });
    expect(field).toHaveValue('badjos');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/c/bad');
    expect(screen.queryByText(nl.didYouMean)).toBeNull();
  });

  it('offers suggestions, if given, as links', () => {
    show(['badjas & co']);
    expect(screen.getByRole('link', { name: 'badjas & co' })).toHaveAttribute('href', '/search?q=badjas%20%26%20co');
  });
});
