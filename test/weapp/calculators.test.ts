/** 计算工具 in the mini-program: opened by a forwarded link, with its result and the calendar, and forwarded again. */
import { calculatorsCopy } from '@/copy/calculators'
import { companionServer } from '../support/companion'
import { eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const PAGE = 'pages/account/reckoners/index'
const { calculators } = calculatorsCopy

const server = companionServer({ CORPUS: 'sample' })

const open = (query: Record<string, string>) => openMiniProgram({ path: PAGE, query, answer: proxyTo(server.origin) })

test('a forwarded term shows its end, which goes into the calendar and to another chat', async () => {
  const query = { of: 'term', term: 'civilJudgment', day: '2025-09-18' }
  const app = await open(query)
  const shown = app.find('.calculator-result__number').locator('visible=true')
  await eventually(async () => expect(await shown.innerText()).toBe('2025-10-09（星期四）'))
  await app.screenshot('reckoners-term')

  await app.find('.calculator-result__actions .button').locator('visible=true').nth(1).tap()
  await eventually(async () => expect(await app.calls('wx.addPhoneCalendar')).toHaveLength(1))
  const [{ args } = { args: [] }] = await app.calls('wx.addPhoneCalendar')
  expect(args[0]).toMatchObject({ title: '民事判决上诉期届满', allDay: true, alarm: true })

  await app.share()
  await eventually(async () => expect(await app.calls('share')).toHaveLength(1))
  const [message] = await app.calls('share')
  const { title, path } = message!.args[0] as { title: string; path: string }
  expect(title).toBe(`${calculators.kinds} · ${calculators.tabs.term}`)
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual(query)
  await expectHealthy(app)
  await app.close()
})

test('interest by published rates shows a line for each section', async () => {
  const app = await open({ of: 'lpr', amount: '100万', from: '2024-01-01', to: '2024-12-31', year: '360' })
  const shown = app.find('.calculator-result__number').locator('visible=true')
  await eventually(async () => expect(await shown.innerText()).toBe('34,026.39元'))
  expect(await app.find('.calculator-result__step').locator('visible=true').count()).toBe(5)
  await app.screenshot('reckoners-lpr')

  await app.find('.calculator-result__actions .button').locator('visible=true').nth(1).tap()
  const curve = app.find('.interest-curve__sum')
  await eventually(async () => expect(await curve.innerText()).toBe('34,026.39元'))
  await eventually(async () =>
    expect((await app.find('.chart canvas').first().screenshot()).length).toBeGreaterThan(4000),
  )
  await app.screenshot('interest-curve')
  await expectHealthy(app)
  await app.close()
})
