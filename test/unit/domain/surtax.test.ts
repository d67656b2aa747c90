/** 附加税费 by hand: 7, 5 or 1 %, 3 % and 2 % of the tax that was paid. */
import { surtax } from '@domain/calculators/surtax'
import type { TaxPlace } from '@domain/calculators/tables/surtax-rates'

test.each<[tax: number, place: TaxPlace, small: boolean, parts: number[], sum: number]>([
  [10_000, 'city', false, [700, 300, 200], 1200],
  [10_000, 'town', false, [500, 300, 200], 1000],
  [10_000, 'elsewhere', false, [100, 300, 200], 600],
  [10_000, 'city', true, [350, 150, 100], 600],
  [10_000, 'town', true, [250, 150, 100], 500],
  [10_000, 'elsewhere', true, [50, 150, 100], 300],
  [0, 'city', false, [0, 0, 0], 0],
  [1, 'city', false, [0.07, 0.03, 0.02], 0.12],
  [1, 'city', true, [0.04, 0.02, 0.01], 0.07],
  [0.1, 'city', false, [0.01, 0, 0], 0.01],
  [33_333.33, 'city', false, [2333.33, 1000, 666.67], 4000],
  [33_333.33, 'town', false, [1666.67, 1000, 666.67], 3333.34],
  [33_333.33, 'elsewhere', false, [333.33, 1000, 666.67], 2000],
  [33_333.33, 'city', true, [1166.67, 500, 333.33], 2000],
  [12_345.67, 'city', false, [864.2, 370.37, 246.91], 1481.48],
  [12_345.67, 'town', true, [308.64, 185.19, 123.46], 617.29],
  [99_999.99, 'city', false, [7000, 3000, 2000], 12_000],
  [1_000_000, 'city', false, [70_000, 30_000, 20_000], 120_000],
  [1_000_000, 'elsewhere', true, [5000, 15_000, 10_000], 30_000],
  [500.5, 'town', false, [25.03, 15.02, 10.01], 50.06],
])('%d in a place of kind %s, small payer %p: %p, %d', (tax, place, small, parts, sum) => {
  const result = surtax(tax, place, small)
  expect([result.parts.map(part => part.sum), result.sum]).toEqual([parts, sum])
})
