import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryHead } from '../../model/categories.ts';
import { CategoryHead } from './CategoryHead.tsx';

const texts = { defaultTitle: 'Weefhuis', titleTemplate: '%s | Weefhuis', description: 'Linnengoed voor het leven.' };
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('SEO-02 title, description and keywords of a category', () => {
  it('are its meta fields', () => {
    const head = categoryHead({
      name: 'Bad',
      meta_title: 'Badgoed',
      meta_description: 'Zacht',
      meta_keywords: 'bad,doek',
    });
    render(<CategoryHead head={head} texts={texts} />);
    expect(document.title).toBe('Badgoed | Weefhuis');
    expect([meta('description'), meta('keywords')]).toEqual(['Zacht', 'bad,doek']);
  });
  it('fall back to its name and the store’s texts', () => {
    render(<CategoryHead head={categoryHead({ name: 'Bad' })} texts={texts} />);
    expect(document.title).toBe('Bad | Weefhuis');
    expect([meta('description'), meta('keywords')]).toEqual(['Linnengoed voor het leven.', undefined]);
  });
});
