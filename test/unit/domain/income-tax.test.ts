/** 个人所得税 by hand, tier by tier, from 税率表一. */
import { bonusTax, incomeTax, taxOnYearlyIncome, type YearlyIncome } from '@domain/calculators/income-tax'
import { INCOME_TAX_TABLE } from '@domain/calculators/tables/income-tax'

const NONE: YearlyIncome = { wages: 0, labour: 0, writing: 0, royalty: 0, social: 0, special: 0, other: 0 }

test.each([
  [0, 0],
  [1000, 30],
  [36_000, 1080],
  // 1 080 + 1 × 10 %
  [36_001, 1080.1],
  [100_000, 7480],
  // 1 080 + 108 000 × 10 %
  [144_000, 11_880],
  // 11 880 + 156 000 × 20 %
  [300_000, 43_080],
  // 43 080 + 120 000 × 25 %
  [420_000, 73_080],
  // 73 080 + 240 000 × 30 %
  [660_000, 145_080],
  // 145 080 + 300 000 × 35 %
  [960_000, 250_080],
  // 250 080 + 40 000 × 45 %
  [1_000_000, 268_080],
  // 1 080 + 9 876.54 × 10 %
  [45_876.54, 2067.65],
])('a taxable income of %d owes %d', (taxable, tax) => expect(taxOnYearlyIncome(taxable)).toBe(tax))

test.each<[income: Partial<YearlyIncome>, taxable: number, tax: number]>([
  [{ wages: 60_000 }, 0, 0],
  [{ wages: 50_000 }, 0, 0],
  [{ wages: 96_000 }, 36_000, 1080],
  // 240 000 − 60 000 − 40 000 − 36 000 = 104 000
  [{ wages: 240_000, social: 40_000, special: 36_000 }, 104_000, 7880],
  // 300 000 − 60 000 − 60 000 − 24 000 − 12 000 = 144 000
  [{ wages: 300_000, social: 60_000, special: 24_000, other: 12_000 }, 144_000, 11_880],
  // 100 000 × 80 % − 60 000 = 20 000
  [{ labour: 100_000 }, 20_000, 600],
  // 200 000 × 56 % − 60 000 = 52 000
  [{ writing: 200_000 }, 52_000, 2680],
  // 150 000 × 80 % − 60 000 = 60 000
  [{ royalty: 150_000 }, 60_000, 3480],
  // 200 000 + 40 000 + 5 600 + 8 000 − 60 000 = 193 600
  [{ wages: 200_000, labour: 50_000, writing: 10_000, royalty: 10_000 }, 193_600, 21_800],
  // 1 200 000 − 60 000 − 80 000 − 60 000 = 1 000 000
  [{ wages: 1_200_000, social: 80_000, special: 60_000 }, 1_000_000, 268_080],
  // 123 456.78 − 60 000 − 12 345.67 = 51 111.11
  [{ wages: 123_456.78, social: 12_345.67 }, 51_111.11, 2591.11],
])('%p: taxable %d, tax %d', (income, taxable, tax) =>
  expect(incomeTax({ ...NONE, ...income })).toMatchObject({ taxable, tax }),
)

test.each<[bonus: number, rate: number, tax: number]>([
  [0, 3, 0],
  [12_000, 3, 360],
  [36_000, 3, 1080],
  // one yuan more costs 2 310.1: 36 001 × 10 % − 210
  [36_001, 10, 3390.1],
  [100_000, 10, 9790],
  [144_000, 10, 14_190],
  // 144 001 × 20 % − 1 410
  [144_001, 20, 27_390.2],
  [300_000, 20, 58_590],
  // 400 000 × 25 % − 2 660
  [400_000, 25, 97_340],
  // 500 000 × 30 % − 4 410
  [500_000, 30, 145_590],
  // 800 000 × 35 % − 7 160
  [800_000, 35, 272_840],
  // 1 000 000 × 45 % − 15 160
  [1_000_000, 45, 434_840],
])('a bonus of %d alone: %d %%, %d', (bonus, rate, tax) => expect(bonusTax(bonus)).toMatchObject({ rate, tax }))

test('the deductions of the table follow from its rates', () => {
  for (const { tiers } of INCOME_TAX_TABLE.rows)
    for (const [index, { upTo, rate, deduction }] of tiers.slice(0, -1).entries()) {
      const next = tiers[index + 1]!
      expect(next.deduction).toBe(deduction + (upTo * (next.rate - rate)) / 100)
    }
})
