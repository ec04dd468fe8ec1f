import { describe, expect, it } from 'vitest';
import type { WithdrawableOrder } from '../contract.ts';
import { choosing, chosenLines, isWhole, namedOrderIssues, wholeOrder } from './withdrawal.ts';

const line = { sku: 'HD', name: 'Handdoek', options: [], isSealed: false };
const order: WithdrawableOrder = {
  orderNumber: '000000001',
  orderedAt: '2026-11-20T12:00:00Z',
  lines: [
    { ...line, itemId: 1, quantity: 3, left: 2 },
    { ...line, itemId: 2, quantity: 1, left: 0 },
    { ...line, itemId: 3, quantity: 1, left: 1 },
  ],
};

describe('LEGAL-04 the order of a guest', () => {
  const named = { orderNumber: '000000001', email: 'jans@voorbeeld.nl' };

  it.each([
    ['is named by its number and the email', {}, []],
    ['requires the number', { orderNumber: ' ' }, [['orderNumber', 'formRequired']]],
    ['requires the email', { email: '' }, [['email', 'formRequired']]],
    [
      'requires both, in the order of the form',
      { orderNumber: '', email: '' },
      [
        ['orderNumber', 'formRequired'],
        ['email', 'formRequired'],
      ],
    ],
  ])('LEGAL-04 %s', (_what, differences, expected) =>
    expect(namedOrderIssues({ ...named, ...differences }).map(({ path, message }) => [path, message])).toEqual(
      expected,
    ),
  );
});

describe('LEGAL-04 what is withdrawn', () => {
  it('LEGAL-04 is all that is left of an order', () =>
    expect([...wholeOrder(order)]).toEqual([
      [1, 2],
      [3, 1],
    ]));

  it.each([
    [
      'all that is left',
      [
        [1, 2],
        [3, 1],
      ],
      true,
    ],
    [
      'less of a line',
      [
        [1, 1],
        [3, 1],
      ],
      false,
    ],
    ['a line less', [[1, 2]], false],
  ] as const)('LEGAL-04 is whole or not: %s', (_what, choice, expected) =>
    expect(isWhole(order, new Map(choice))).toBe(expected),
  );

  it('LEGAL-04 is chosen by the line', () => {
    const choice = choosing(wholeOrder(order), 1, 1);
    expect([...choice]).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect([...choosing(choice, 1, 0)]).toEqual([[3, 1]]);
  });

  it('LEGAL-04 is told with how many of each, in the order of the order', () =>
    expect(
      chosenLines(
        order,
        new Map([
          [3, 1],
          [1, 1],
        ]),
      ),
    ).toEqual([
      { ...order.lines[0], quantity: 1 },
      { ...order.lines[2], quantity: 1 },
    ]));
});
