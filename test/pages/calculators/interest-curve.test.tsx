/** 利息曲线: the amount of a debt on any day, and the link back to the fields if nothing can be calculated. */
import Taro from '@tarojs/taro'
import { interestCurveCopy, fill } from '@/copy/interest-curve'
import { formatCount } from '@domain/format/amounts'
import { daysBetween } from '@domain/calculators/interest'
import InterestCurvePage from '@/pages/visual/interest'
import { PALETTES } from '@/ui/chart/palette'
import type { ChartProps } from '@/ui/chart/types'
import { act, all, click, one, until } from '../../support/render-block'
import { renderPage } from '../../support/render-page'

const { interestCurve: words } = interestCurveCopy

// There is no canvas here: a tap on the chart is a call of what it was given.
let mockChart: ChartProps | undefined
jest.mock('@/ui/chart', () => ({
  Chart(props: ChartProps) {
    mockChart = props
    return null
  },
}))

let openedInstead: string[] = []
beforeEach(() => {
  jest.restoreAllMocks()
  mockChart = undefined
  openedInstead = []
  jest.spyOn(Taro, 'redirectTo').mockImplementation(async ({ url }) => {
    openedInstead.push(url)
    return { errMsg: '' }
  })
})

/** One day at 3.1 %, 31元, and one at 3 %, 30元. */
const TWO_DAYS = { amount: '36万', from: '2025-05-18', to: '2025-05-20', year: '360' }

const tap = (index: number) => act(() => mockChart?.onTap?.(index))
const point = () => all('.interest-curve__point > *').map(({ textContent }) => textContent)
/** How many days after the first each one stands that can be tapped. */
const tappable = () => {
  const { series } = mockChart!.drawing.option({ width: 340, palette: PALETTES.light })
  const line = (series as Array<{ type: string; data: Array<[number, number]> }>).find(({ type }) => type === 'line')
  return line!.data.slice(1).map(([day]) => day)
}
const yuan = (sum: string) => fill(words.yuan, { sum })
const atRate = (days: string, rate: string) => fill(words.atRate, { days, rate })

test('all of it stands above in words, and the last day below', async () => {
  await renderPage(InterestCurvePage, TWO_DAYS)
  const total = fill(words.total, { debt: '360,000', from: TWO_DAYS.from, to: TWO_DAYS.to, days: '2', sum: '61' })
  expect(one('.interest-curve__total').textContent).toBe(total)
  expect(one('.interest-curve [role="img"]').getAttribute('aria-label')).toBe(total)
  expect(point()).toEqual([fill(words.until, { day: '2025-05-20' }), yuan('61'), atRate('2', '3')])
})

test('a day that is tapped says what was owed by then, and at which rate', async () => {
  await renderPage(InterestCurvePage, TWO_DAYS)
  await tap(0)
  expect(point()).toEqual([fill(words.until, { day: '2025-05-19' }), yuan('31'), atRate('1', '3.1')])
  await tap(1)
  expect(point()[1]).toBe(yuan('61'))
})

test('a multiple multiplies the sum and the rate', async () => {
  await renderPage(InterestCurvePage, { ...TWO_DAYS, multiple: '1.5', way: 'floats' })
  expect(point().slice(1)).toEqual([yuan('91.5'), atRate('2', '4.5')])
})

test('by the rate of the first day the second one bears no less', async () => {
  await renderPage(InterestCurvePage, { ...TWO_DAYS, way: 'fixed' })
  expect(point().slice(1)).toEqual([yuan('62'), atRate('2', '3.1')])
})

test('of a span of years some days can be tapped, the last one before each new rate among them', async () => {
  await renderPage(InterestCurvePage, { ...TWO_DAYS, from: '2019-01-01', to: '2026-06-30' })
  const days = tappable()
  // Sixty steps at most, and the ends of fourteen sections.
  expect([days.length > 60, days.length <= 74]).toEqual([true, true])
  const lastOfOld = days.indexOf(daysBetween('2019-01-01', '2025-05-19'))
  await tap(lastOfOld)
  expect([point()[0], point()[2]]).toEqual([fill(words.until, { day: '2025-05-19' }), atRate('2,330', '3.1')])
  await tap(lastOfOld + 1)
  expect(point()[2]).toBe(atRate(formatCount(days[lastOfOld + 1]!), '3'))
})

test.each([
  ['nothing', {}, ''],
  ['no amount', { ...TWO_DAYS, amount: 'x' }, 'amount=x&from=2025-05-18&to=2025-05-20&year=360&'],
  ['a negative one', { ...TWO_DAYS, amount: '-1' }, 'amount=-1&from=2025-05-18&to=2025-05-20&year=360&'],
  [
    'days in the wrong order',
    { amount: '1', from: '2025-05-20', to: '2025-05-18' },
    'amount=1&from=2025-05-20&to=2025-05-18&',
  ],
  [
    'a day before the table',
    { amount: '1', from: '2001-01-01', to: '2025-05-18' },
    'amount=1&from=2001-01-01&to=2025-05-18&',
  ],
  ['no such multiple', { amount: '1', multiple: '11' }, 'amount=1&multiple=11&'],
])('an address that says %s leads to the fields, with what it says', async (_, params, fields) => {
  await renderPage(InterestCurvePage, params)
  expect([one('.state').textContent?.includes(words.nothing), mockChart]).toEqual([true, undefined])
  await click(one('.state [role="button"]'))
  await until(() => openedInstead.length > 0)
  expect(openedInstead).toEqual([`/reckoners?${fields}of=lpr`])
})
