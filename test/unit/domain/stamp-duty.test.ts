/** 印花税 by hand, from 税目税率表 of 印花税法. */
import { STAMP_KINDS, stampDuty } from '@domain/calculators/stamp-duty'
import type { StampKind } from '@domain/calculators/tables/stamp-rates'

test.each<[kind: StampKind, amount: number, listed: number, small: boolean, sum: number]>([
  ['sale', 1_000_000, 0, false, 300],
  ['loan', 1_000_000, 0, false, 50],
  ['financialLease', 1_000_000, 0, false, 50],
  ['work', 1_000_000, 0, false, 300],
  ['construction', 1_000_000, 0, false, 300],
  ['carriage', 1_000_000, 0, false, 300],
  ['technology', 1_000_000, 0, false, 300],
  ['lease', 1_000_000, 0, false, 1000],
  ['custody', 1_000_000, 0, false, 1000],
  ['storage', 1_000_000, 0, false, 1000],
  ['insurance', 1_000_000, 0, false, 1000],
  ['landGrant', 1_000_000, 0, false, 500],
  ['estate', 1_000_000, 0, false, 500],
  ['equity', 1_000_000, 0, false, 500],
  ['property', 1_000_000, 0, false, 300],
  ['books', 1_000_000, 0, false, 250],
  // 0.1 %, halved for all
  ['securities', 1_000_000, 0, false, 500],
  // a small payer has no second half
  ['securities', 1_000_000, 0, true, 500],
  // 113 000 − 13 000 = 100 000
  ['sale', 113_000, 13_000, false, 30],
  ['sale', 113_000, 0, false, 33.9],
  ['sale', 113_000, 13_000, true, 15],
  // books have no listed tax
  ['books', 113_000, 13_000, false, 28.25],
  ['lease', 12_345.67, 0, false, 12.35],
  ['lease', 12_345.67, 0, true, 6.17],
  ['loan', 33_333.33, 0, false, 1.67],
  ['equity', 99_999_999.99, 0, true, 25_000],
  ['sale', 0, 0, false, 0],
])('%s about %d with %d of listed tax, small payer %p: %d', (kind, amount, listed, small, sum) =>
  expect(stampDuty(kind, amount, listed, small)!.sum).toBe(sum),
)

test('every row of the table is a choice, once', () => expect(new Set(STAMP_KINDS).size).toBe(17))

test('listed tax is no more than the amount', () => expect(stampDuty('sale', 100, 100.01)).toBeUndefined())
