import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { toLink } from '../../model/links.ts';
import { aHeroBlock, aProductListBlock, aStory, aTextBlock } from '../../testing.ts';
import { StoryLink } from '../StoryLink/StoryLink.tsx';
import { standardBlocks } from './standardBlocks.tsx';
import { StoryView } from './StoryView.tsx';

const debug = { type: 'debug', id: 'd', fields: '{"a":1}' } as const;
const unknown = { type: 'other', id: 'o', component: 'carrousel', fields: { title: 'Draai' } } as const;

describe('links of the content', () => {
  it.each([
    ['https://elders.nl', 'https://elders.nl'],
    ['//elders.nl', '//elders.nl'],
    ['www.elders.nl', 'https://www.elders.nl'],
  ])('CMS-14 %s leaves in a new tab', (address, shown) => {
    render(<StoryLink link={toLink(address)}>Verder</StoryLink>);
    const link = screen.getByRole('link', { name: 'Verder' });
    expect(link?.getAttribute('href')).toBe(shown);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('CMS-14 //elders.nl leaves in a new tab where there is a router too', () => {
    render(
      <StoryLink link={toLink('//elders.nl')} internal={({ href, children }) => <a href={href}>{children}</a>}>
        Verder
      </StoryLink>,
    );
    expect(screen.getByRole('link', { name: 'Verder' }).getAttribute('target')).toBe('_blank');
  });

  it('CMS-14 every other link stays in the shop, by the router where there is one', () => {
    const link = toLink('c/bad');
    render(
      <StoryLink link={link} internal={({ href, children }) => <a href={`${href}?router`}>{children}</a>}>
        Bad
      </StoryLink>,
    );
    expect(screen.getByRole('link', { name: 'Bad' })?.getAttribute('href')).toBe('/c/bad?router');
    expect(screen.getByRole('link', { name: 'Bad' }).hasAttribute('target')).toBe(false);
  });
});

describe('the types of blocks', () => {
  it('CMS-17 a page shows its blocks in order, those of a grid among them', () => {
    const grid = {
      type: 'grid',
      id: 'g',
      columns: [aTextBlock({ title: 'Links' }), aTextBlock({ id: 't2', title: 'Rechts' })],
    } as const;
    render(<StoryView story={aStory({ body: [aHeroBlock(), grid] })} messages={nl} registry={standardBlocks} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Linnen om in te wonen',
      'Links',
      'Rechts',
    ]);
  });

  it('CMS-17 a further type is drawn once it is registered by name', () => {
    const registry = { ...standardBlocks, others: { carrousel: () => <p>Draait</p> } };
    render(<StoryView story={aStory({ body: [unknown] })} messages={nl} registry={registry} />);
    expect(screen.getByText('Draait').isConnected).toBe(true);
  });

  it('CMS-17 an unknown type shows nothing to shoppers', () => {
    const { container } = render(
      <StoryView story={aStory({ body: [unknown] })} messages={nl} registry={standardBlocks} />,
    );
    expect(container.textContent).toBe('');
  });

  it('CMS-17 a further type is drawn in a grid too', () => {
    const registry = { ...standardBlocks, others: { carrousel: () => <p>Draait</p> } };
    const body = [{ type: 'grid', id: 'g', columns: [unknown] } as const];
    render(<StoryView story={aStory({ body })} messages={nl} registry={registry} />);
    expect(screen.getByText('Draait').isConnected).toBe(true);
  });

  it('CMS-17 a grid shows shoppers nothing of an unknown type, nor of debug', () => {
    const body = [{ type: 'grid', id: 'g', columns: [unknown, debug] } as const];
    const { container } = render(<StoryView story={aStory({ body })} messages={nl} registry={standardBlocks} />);
    expect(container.textContent).toBe('');
  });

  it('CMS-17 debug shows its data in preview only', () => {
    const story = aStory({ body: [debug] });
    const { container, rerender } = render(<StoryView story={story} messages={nl} registry={standardBlocks} />);
    expect(container.textContent).toBe('');
    rerender(<StoryView story={story} messages={nl} registry={standardBlocks} preview />);
    expect(container.textContent).toBe('{"a":1}');
  });
});

it('a block that fails says so and leaves the rest of the page alone', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const registry = {
    ...standardBlocks,
    product_list: () => {
      throw new Error('no products');
    },
  };
  render(<StoryView story={aStory({ body: [aProductListBlock(), aTextBlock()] })} messages={nl} registry={registry} />);
  expect(screen.getByRole('alert').textContent).toBe('Er is iets misgegaan');
  expect(screen.getByRole('heading', { name: 'Over katoen' }).isConnected).toBe(true);
  quiet.mockRestore();
});

it('the first picture of a page loads at once, the others when they come near', () => {
  const body = [aHeroBlock(), aHeroBlock({ id: 'hero-2', title: 'Tweede' })];
  render(<StoryView story={aStory({ body })} messages={nl} registry={standardBlocks} />);
  const [first, second] = screen.getAllByRole('img', { name: 'Een gedekt bed' });
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('loading')).toBe('lazy');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
