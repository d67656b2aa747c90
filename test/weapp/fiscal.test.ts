/** The fiscal area in the mini-program: five lists at once, a document, and the tax incentives. */
import { fiscalCopy } from '@/copy/fiscal'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const server = companionServer({ CORPUS: 'sample' })

const rows = (app: MiniProgram) => app.find('.row').count()
const titles = (app: MiniProgram) => app.find('.row__title').allInnerTexts()
const chips = async (app: MiniProgram) => (await app.find('.chip').allInnerTexts()).map(chip => chip.replace('\n', ' '))
const standing = (app: MiniProgram) => app.text('.law-day__standing')
const open = (path: string, query: Record<string, string> = {}, storage: Record<string, unknown> = {}) =>
  openMiniProgram({ path, query, storage, answer: proxyTo(server.origin) })

test('the area loads by five requests; a row opens without a login, and back shows the rows', async () => {
  const app = await open('pages/fiscal/area/index')
  await eventually(async () => expect(await rows(app)).toBeGreaterThan(20))
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: the fiscal area opens with ${bytes} bytes of setData in ${calls} calls\n`)
  expect(bytes).toBeLessThanOrEqual(64 * 1024)
  await app.screenshot('fiscal-list')
  const rowTitle = await app.text('.row__title')
  await app.tap('.row')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(rowTitle))
  await expectHealthy(app)
  await app.close()
})

test('a common word of the incentives leads to a list, a row to its incentive', async () => {
  const app = await open('pages/fiscal/incentives/index')
  await eventually(async () => expect(await app.text()).toContain('集成电路行业'))
  await app.screenshot('fiscal-incentives')
  await app.tap('.incentive-words .button')
  await eventually(async () => expect(await rows(app)).toBeGreaterThan(2))
  const rowTitle = await app.text('.row__title')
  await app.tap('.row')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(rowTitle))
  await eventually(async () => expect(await app.text()).toContain(fiscalCopy.incentives.more))
  await app.screenshot('fiscal-incentive')
  await expectHealthy(app)
  await app.close()
})

const NAME = '研发费用加计扣除示范法'
const LAW = `【演示数据】${NAME}`

test('the laws of a day: chosen by touch, shown as a chip, and noted on a law with a link to its version of that day', async () => {
  const query = JSON.stringify([{ name: '全文', value: NAME }])
  const app = await open('pages/fiscal/list/law', { query }, { token: await memberToken(server.origin) })
  await eventually(async () => expect(await titles(app)).toContain(LAW))
  const all = await titles(app)
  await app.tap('.filter-title')
  await app.find('.filter-day').waitFor()
  await app.choose('picker', '2016-01-01')
  await eventually(async () => expect(await app.text('.date-field__day')).toBe('2016年01月01日'))
  await app.tap('.action-bar__main')
  await eventually(async () => expect(await titles(app)).toEqual([`${LAW}（2015年修正）`]))
  expect(await chips(app)).toEqual([`全文 ${NAME}`, '有效时点 2016年01月01日'])
  expect(await app.text('.filter-title--on')).toBe('2016年01月01日')
  await app.screenshot('fiscal-day-list')

  await app
    .find('.row')
    .filter({ hasText: `${LAW}（2015年修正）` })
    .tap()
  await eventually(async () => expect(await standing(app)).toBe('2016年01月01日：有效'))
  await app.choose('picker', '2014-01-01')
  await eventually(async () => expect(await standing(app)).toBe('2014年01月01日：尚未生效'))
  await app.screenshot('fiscal-law-day')
  await app.tap('.law-day .list-item')
  await eventually(async () => expect(await standing(app)).toBe('2014年01月01日：有效'))
  expect(await app.text('.reader-head__title')).toBe(`${LAW}（2012年）`)

  await app.back()
  await eventually(async () => expect(await standing(app)).toBe('2014年01月01日：尚未生效'))
  await app.back()
  await app.find('.chip').filter({ hasText: '有效时点' }).locator('.chip__remove').tap()
  await eventually(async () => expect(await titles(app)).toEqual(all))
  await expectHealthy(app)
  await app.close()
})

test('a law that had ended by the day of its address says so', async () => {
  const query = JSON.stringify([{ name: '有效时点', value: '2026-11-01' }])
  const app = await open('pages/fiscal/detail/law', { lid: 'law-0258-1', query })
  await eventually(async () => expect(await standing(app)).toBe('2026年11月01日：已失效'))
  expect(await app.text('.reader-head')).toContain('失效')
  await expectHealthy(app)
  await app.close()
})

test('a version amended by the day links to its successor', async () => {
  const query = JSON.stringify([{ name: '有效时点', value: '2016-01-01' }])
  const app = await open('pages/fiscal/detail/law', { lid: 'law-0239-1', query })
  await eventually(async () => expect(await standing(app)).toBe('2016年01月01日：已失效'))
  await app.tap('.law-day .list-item')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(`${LAW}（2015年修正）`))
  expect(await standing(app)).toBe('2016年01月01日：有效')
  await expectHealthy(app)
  await app.close()
})
