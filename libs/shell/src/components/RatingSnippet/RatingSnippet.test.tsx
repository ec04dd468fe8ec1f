import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { RatingSnippet } from './RatingSnippet.tsx';

describe('what others think of the store', () => {
  it.each([
    [{ score: 8.3, count: 957 }, '8,3 uit 10 op basis van 957 beoordelingen'],
    [{ score: 8, count: 151 }, '8 uit 10 op basis van 151 beoordelingen'],
    [{ score: 8.7, count: 599 }, '8,7 uit 10 op basis van 599 beoordelingen'],
  ])('STORE-15 writes %o with a decimal comma', (rating, text) => {
    render(<RatingSnippet rating={rating} messages={nl} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('STORE-15 gives way to a live summary', () => {
    render(<RatingSnippet rating={{ score: 8.3, count: 957 }} live={{ score: 8.4, count: 960 }} messages={nl} />);
    expect(screen.getByText('8,4 uit 10 op basis van 960 beoordelingen')).toBeInTheDocument();
    expect(screen.queryByText(/957/)).not.toBeInTheDocument();
  });
});
