/** Court fees calculated by hand from 诉讼费用交纳办法. */
import {
  COURT_MATTERS,
  amountRequirement,
  courtFee,
  mayBeHalved,
  type CourtMatter,
  type HalvingReason,
} from '@domain/calculators/court-fees'

const fee = (matter: CourtMatter, amount?: number, halving?: HalvingReason) => {
  const { least, most } = courtFee(matter, amount, halving)!
  return least === most ? least : [least, most]
}

test.each([
  [0, 50],
  [1, 50],
  [10_000, 50],
  [10_000.01, 50],
  [10_000.4, 50.01],
  [20_000, 300],
  [100_000, 2300],
  [150_000, 3300],
  [200_000, 4300],
  [350_000, 6550],
  [500_000, 8800],
  [800_000, 11_800],
  [1_000_000, 13_800],
  [1_234_567.89, 15_911.11],
  [2_000_000, 22_800],
  [3_000_000, 30_800],
  [5_000_000, 46_800],
  [10_000_000, 81_800],
  [15_000_000, 111_800],
  [20_000_000, 141_800],
  [100_000_000, 541_800],
  [1_000_000_000, 5_041_800],
])('a case about %d yuan costs %d', (amount, expected) => expect(fee('property', amount)).toBe(expected))

test.each<[CourtMatter, number | undefined, number | number[]]>([
  ['divorce', undefined, [50, 300]],
  ['divorce', 200_000, [50, 300]],
  ['divorce', 1_000_000, [4050, 4300]],
  ['personality', undefined, [100, 500]],
  ['personality', 50_000, [100, 500]],
  ['personality', 80_000, [400, 800]],
  ['personality', 300_000, [1600, 2000]],
  ['otherPersonal', undefined, [50, 100]],
  ['intellectual', undefined, [500, 1000]],
  ['intellectual', 500_000, 8800],
  ['labour', undefined, 10],
  ['trademark', undefined, 100],
  ['administrative', undefined, 50],
  ['jurisdiction', undefined, [50, 100]],
  ['execution', undefined, [50, 500]],
  ['execution', 10_000, 50],
  ['execution', 500_000, 7400],
  ['execution', 5_000_000, 52_400],
  ['execution', 10_000_000, 77_400],
  ['execution', 20_000_000, 87_400],
  ['preservation', undefined, 30],
  ['preservation', 1000, 30],
  ['preservation', 100_000, 1020],
  ['preservation', 896_000, 5000],
  ['preservation', 895_999, 5000],
  ['preservation', 800_000, 4520],
  ['preservation', 90_000_000, 5000],
  ['paymentOrder', 10_000, 16.67],
  ['paymentOrder', 100_000, 766.67],
  ['publicNotice', undefined, 100],
  ['arbitration', undefined, 400],
  ['bankruptcy', 10_000_000, 40_900],
  ['bankruptcy', 1_000_000_000, 300_000],
])('%s about %p costs %p', (matter, amount, expected) => expect(fee(matter, amount)).toEqual(expected))

test.each<[CourtMatter, number | undefined, HalvingReason, number | number[]]>([
  ['property', 100_000, 'simplified', 1150],
  ['property', 100_000, 'settled', 1150],
  ['property', 100_000, 'joined', 1150],
  ['property', 10_000, 'simplified', 25],
  ['labour', undefined, 'simplified', 5],
  ['divorce', 1_000_000, 'settled', [2025, 2150]],
  ['jurisdiction', undefined, 'settled', [50, 100]],
  ['execution', 500_000, 'settled', 7400],
])('%s about %p, %s, costs %p', (matter, amount, halving, expected) =>
  expect(fee(matter, amount, halving)).toEqual(expected),
)

test('a fee says by which articles it was charged, and where it was capped', () => {
  expect(courtFee('property', 1, 'settled')!.articles).toEqual([13, 15])
  expect(courtFee('execution', 1, 'settled')!.articles).toEqual([14])
  expect(courtFee('preservation', 896_000)!.capped).toBeUndefined()
  expect(courtFee('preservation', 896_002)!.capped).toBe(5000)
})

test('its parts add up to it, and to the amount', () => {
  const { charges: charged, least } = courtFee('property', 350_000)!
  expect(charged.map(({ from, to, fee: part }) => [from, to, part])).toEqual([
    [0, 10_000, 50],
    [10_000, 100_000, 2250],
    [100_000, 200_000, 2000],
    [200_000, 350_000, 2250],
  ])
  expect(least).toBe(6550)
})

test('what needs an amount costs nothing yet without one', () => {
  const needing = COURT_MATTERS.filter(matter => amountRequirement(matter) === 'needed')
  expect(needing).toEqual(['property', 'paymentOrder', 'bankruptcy'])
  for (const matter of COURT_MATTERS) expect(courtFee(matter) === undefined).toBe(needing.includes(matter))
})

test('more is never cheaper', () => {
  for (const matter of COURT_MATTERS.filter(each => amountRequirement(each) !== 'none')) {
    let before = 0
    for (let amount = 1; amount < 1e9; amount = Math.round(amount * 1.37) + 1) {
      const { most } = courtFee(matter, amount)!
      expect(most).toBeGreaterThanOrEqual(before)
      before = most
    }
  }
})

test('what is charged for an application is not halved', () => {
  expect(COURT_MATTERS.filter(mayBeHalved)).toHaveLength(8)
})

test.each<[CourtMatter, number, HalvingReason, number]>([
  // 50 + 0.2 × 2.5 % = 50.005, halved 25.0025
  ['property', 10_000.2, 'simplified', 25],
  // 50 + 10.20 × 2.5 % = 50.255, halved 25.1275
  ['property', 10_010.2, 'settled', 25.13],
  // 50 + 0.6 × 2.5 % = 50.015, halved 25.0075
  ['property', 10_000.6, 'joined', 25.01],
  // 50 + 2250 + 0.3 × 2 % = 2300.006, halved 1150.003
  ['property', 100_000.3, 'simplified', 1150],
])('%s about %d, %s, costs %d: rounded once', (matter, amount, halving, expected) =>
  expect(fee(matter, amount, halving)).toBe(expected),
)

test('a fee for an application is rounded once too: a third, or a half, of the exact sum', () => {
  // (50 + 0.2 × 2.5 %) ÷ 3 = 16.668333…, and ÷ 2 = 25.0025
  expect(fee('paymentOrder', 10_000.2)).toBe(16.67)
  expect(fee('bankruptcy', 10_000.2)).toBe(25)
})

test.each<[matter: CourtMatter, amount: number | undefined, isProvincial: boolean]>([
  // 诉讼费用交纳办法, article 13 leaves the ranges of items 2, 3 and 6 to the provinces
  ['divorce', undefined, true],
  ['personality', 100_000, true],
  ['otherPersonal', undefined, true],
  ['intellectual', undefined, true],
  ['jurisdiction', undefined, true],
  ['intellectual', 100_000, false],
  ['property', 100_000, false],
  ['labour', undefined, false],
  // article 14 leaves them nothing
  ['execution', undefined, false],
  ['execution', 100_000, false],
])('of %s with %p the province sets the fee: %p', (matter, amount, isProvincial) =>
  expect(courtFee(matter, amount)!.isSetByProvince).toBe(isProvincial),
)
