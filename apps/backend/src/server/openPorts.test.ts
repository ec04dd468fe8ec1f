import { expect, it } from 'vitest';
import { movedWith } from './openPorts.ts';

it.each([
  [5000, 'http://localhost:4001', 'http://localhost:5001'],
  [4000, 'http://localhost:4003', 'http://localhost:4003'],
  [5000, 'https://dagvondst.example', 'https://dagvondst.example'],
])('with PORT_BASE %i shoppers who come back from paying find %s at %s', (base, address, moved) => {
  expect(movedWith(base, address)).toBe(moved);
});
