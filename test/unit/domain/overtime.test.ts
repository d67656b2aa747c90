/** 加班费 by hand: the monthly wage ÷ 21.75 ÷ 8, times the hours, times 150, 200 or 300 per cent. */
import { overtimePay } from '@domain/calculators/overtime'
import { WAGE_DAYS_TABLE } from '@domain/calculators/tables/wage-days'

test.each<[wage: number, workday: number, restDay: number, holiday: number, parts: number[], sum: number]>([
  // 17 400 ÷ 174 = 100 an hour
  [17_400, 1, 0, 0, [150], 150],
  [17_400, 0, 1, 0, [200], 200],
  [17_400, 0, 0, 1, [300], 300],
  [17_400, 2, 8, 8, [300, 1600, 2400], 4300],
  [17_400, 10, 16, 24, [1500, 3200, 7200], 11_900],
  [17_400, 0.5, 0, 0, [75], 75],
  [17_400, 36, 0, 0, [5400], 5400],
  // 8 700 ÷ 174 = 50
  [8700, 3, 0, 0, [225], 225],
  [8700, 0, 8, 0, [800], 800],
  [8700, 0, 0, 8, [1200], 1200],
  [8700, 1.5, 4, 0, [112.5, 400], 512.5],
  // 5 000 ÷ 174 = 28.735 632…
  [5000, 1, 0, 0, [43.1], 43.1],
  [5000, 10, 0, 0, [431.03], 431.03],
  [5000, 0, 8, 0, [459.77], 459.77],
  [5000, 0, 0, 8, [689.66], 689.66],
  [5000, 10, 8, 8, [431.03, 459.77, 689.66], 1580.46],
  // 6 543.21 ÷ 174 = 37.604 655…
  [6543.21, 2, 0, 0, [112.81], 112.81],
  [6543.21, 0, 7.5, 0, [564.07], 564.07],
  [6543.21, 0, 0, 24, [2707.54], 2707.54],
  // 2 420 ÷ 174 = 13.908 045…
  [2420, 36, 32, 24, [751.03, 890.11, 1001.38], 2642.52],
  [0.01, 1, 0, 0, [0], 0],
])('%d a month: %d + %d + %d hours cost %p, %d', (wage, workday, restDay, holiday, parts, sum) => {
  const result = overtimePay(wage, { workday, restDay, holiday })!
  expect(result.parts.map(part => part.sum)).toEqual(parts)
  expect(result.sum).toBe(sum)
})

test('without hours nothing is due', () =>
  expect(overtimePay(1000, { workday: 0, restDay: 0, holiday: 0 })).toBeUndefined())

test('a month has 21.75 paid days, (365 − 104) ÷ 12', () => {
  for (const { days, hours } of WAGE_DAYS_TABLE.rows) expect([days, hours]).toEqual([(365 - 104) / 12, days * 8])
})
