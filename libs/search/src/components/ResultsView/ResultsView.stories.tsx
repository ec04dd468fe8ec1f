import { listNl } from '@etalage/catalog';
import { aListing } from '@etalage/catalog/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ResultsView } from './ResultsView.tsx';

const listing = aListing({ total: 6, search: { q: 'handdoek' } });
const found = { listing, text: 'handdoek', suggestions: [] };
const meta = {
  component: ResultsView,
  args: {
    results: found,
    words: nl,
    messages: listNl,
    path: '/search',
    imageSize: [310, 300],
    action: 'none',
  },
} satisfies Meta<typeof ResultsView>;
export default meta;

export const SixTowels: StoryObj<typeof meta> = {};
export const NothingWithTheseFilters: StoryObj<typeof meta> = {
  args: { results: { ...found, listing: aListing({ total: 0, search: { q: 'handdoek', kleur: 'blauw' } }) } },
};
const nothing = aListing({ total: 0 });
export const BeforeAText: StoryObj<typeof meta> = { args: { results: { ...found, text: '', listing: nothing } } };
export const TooShort: StoryObj<typeof meta> = { args: { results: { ...found, text: 'ha', listing: nothing } } };
export const EngineUnreachable: StoryObj<typeof meta> = {
  args: { results: { ...found, listing: aListing({ total: 0, isUnreachable: true }) } },
};
