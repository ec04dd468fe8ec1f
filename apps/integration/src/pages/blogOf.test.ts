import { expect, it } from 'vitest';
import { blogOf } from './blogOf.ts';

it('a store of whose blog nothing was written shows that of another, with its pictures', () =>
  expect(blogOf('keuken')).toEqual(blogOf('textile')));
