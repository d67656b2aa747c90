/** 增值税价税分离 by hand: the net amount to the cent, the tax as the rest. */
import { VAT_TABLE, type VatKind } from '@domain/calculators/tables/vat-rates'
import { addVat, isVatExempt, splitVat, vatRate } from '@domain/calculators/vat'

test.each([
  [113, 13, 100, 13],
  [109, 9, 100, 9],
  [106, 6, 100, 6],
  [103, 3, 100, 3],
  [101, 1, 100, 1],
  [117, 17, 100, 17],
  [116, 16, 100, 16],
  [110, 10, 100, 10],
  [111, 11, 100, 11],
  // 100 ÷ 1.13 = 88.495 575…
  [100, 13, 88.5, 11.5],
  // 100 ÷ 1.09 = 91.743 119…
  [100, 9, 91.74, 8.26],
  // 100 ÷ 1.06 = 94.339 622…
  [100, 6, 94.34, 5.66],
  // 100 ÷ 1.03 = 97.087 378…
  [100, 3, 97.09, 2.91],
  // 100 ÷ 1.01 = 99.009 900…
  [100, 1, 99.01, 0.99],
  // 1 000 000 ÷ 1.13 = 884 955.752…
  [1_000_000, 13, 884_955.75, 115_044.25],
  // 12 345.67 ÷ 1.09 = 11 326.302…
  [12_345.67, 9, 11_326.3, 1019.37],
  // 99 999.99 ÷ 1.06 = 94 339.613…
  [99_999.99, 6, 94_339.61, 5660.38],
  // 100 ÷ 1.015 = 98.522 167…
  [100, 1.5, 98.52, 1.48],
  [0.01, 13, 0.01, 0],
  [0, 13, 0, 0],
])('%d with %d %%: %d and %d', (gross, rate, net, tax) => expect(splitVat(gross, rate)).toEqual({ net, tax, gross }))

test.each([
  [100, 13, 13, 113],
  [88.5, 13, 11.51, 100.01],
  [12_345.67, 9, 1111.11, 13_456.78],
  [99.99, 6, 6, 105.99],
  [1000, 1.5, 15, 1015],
])('%d without tax at %d %%: %d more, %d', (net, rate, tax, gross) =>
  expect(addVat(net, rate)).toEqual({ net, tax, gross }),
)

test.each<[kind: VatKind, day: string, rate: number | undefined]>([
  ['goods', '2018-04-30', 17],
  ['goods', '2018-05-01', 16],
  ['goods', '2019-03-31', 16],
  ['goods', '2019-04-01', 13],
  ['goods', '2008-12-31', undefined],
  ['necessities', '2017-06-30', 13],
  ['necessities', '2017-07-01', 11],
  ['necessities', '2018-05-01', 10],
  ['necessities', '2019-04-01', 9],
  ['transport', '2016-05-01', 11],
  ['transport', '2018-05-01', 10],
  ['transport', '2026-06-01', 9],
  ['services', '2016-05-01', 6],
  ['simple', '2026-01-01', 3],
  ['small', '2022-03-31', 1],
  ['small', '2022-04-01', undefined],
  ['small', '2023-01-01', 1],
  ['small', '2027-12-31', 1],
  ['small', '2028-01-01', undefined],
])('%s on %p: %p', (kind, day, rate) => expect(vatRate(kind, day)?.rate).toBe(rate))

test('the rows of each kind are in order', () => {
  const days = VAT_TABLE.rows.map(({ kind, from }) => [kind, from].join(' '))
  for (const kind of new Set(VAT_TABLE.rows.map(row => row.kind))) {
    const daysOfKind = days.filter(day => day.startsWith(`${kind} `))
    expect(daysOfKind).toEqual([...daysOfKind].sort())
  }
})

test.each<[kind: VatKind, day: string, exempt: boolean]>([
  // 财政部 税务总局公告2022年第15号
  ['small', '2022-03-31', false],
  ['small', '2022-04-01', true],
  ['small', '2022-12-31', true],
  ['small', '2023-01-01', false],
  ['goods', '2022-06-01', false],
  ['simple', '2022-06-01', false],
])('%s on %s is exempt: %p', (kind, day, exempt) => expect(isVatExempt(kind, day)).toBe(exempt))
