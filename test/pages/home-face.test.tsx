/** The first view of home: what the product does, and where the reader stopped reading. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { ResumeSection } from '@/features/home/resume'
import { LibraryShortcuts } from '@/features/home/shortcuts'
import { MainFunctions } from '@/features/home/main-functions'
import { NewestLaws } from '@/features/home/newest-laws'
import { today } from '@/platform/today'
import { transport } from '@/platform/transport'
import { settings } from '@/platform/settings'
import { clearReadMarks, saveReadingPlace, useReadingHistory } from '@/stores/reading-history'
import { all, click, one, render, until } from '../support/render-block'

const LAW = { title: '民法典', route: 'law-detail' as const, params: { lid: 'l1' } }
const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => decodeURIComponent(url))
const words = () => all('.verbs__verb').map(({ textContent }) => textContent)

beforeEach(() => {
  jest.restoreAllMocks()
  settings.notOffered = []
  useReadingHistory.getState().clear()
  clearReadMarks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})
afterAll(() => {
  settings.notOffered = []
})

test.each([
  [0, '/home-search-input?type=law'],
  [1, '/ask'],
  [2, '/brief'],
  [3, '/alike'],
  [4, '/reckoners'],
])('verb %i opens its screen; the search is in the library of the tab', async (at, address) => {
  await render(() => <MainFunctions tab='law' />)
  expect(words()).toEqual(['检检索', '问问法条', '核引用核验', '类案情检索', '算计算'])
  await click(all('.verbs__verb')[at]!)
  await until(() => went().length > 0)
  expect(went()[0]).toMatch(new RegExp(`${address.replace('?', '\\?')}$`))
})

test('what the deployment does not have is not offered', async () => {
  settings.notOffered = ['alike', 'brief', 'bidding', 'fiscal-tax-list']
  await render(() => (
    <>
      <MainFunctions tab='case' />
      <LibraryShortcuts />
    </>
  ))
  expect(words()).toEqual(['检检索', '问问法条', '算计算'])
  expect(all('.shortcuts__link').map(({ textContent }) => textContent)).toEqual(['检察文书', '税收优惠'])
})

test('without any other library there is no line of them', async () => {
  settings.notOffered = ['proDoc', 'bidding', 'fiscal-tax-list', 'tax-incentives-app']
  await render(LibraryShortcuts)
  expect(all('.shortcuts')).toEqual([])
})

test('a reader who has read nothing is offered nothing to continue', async () => {
  await render(ResumeSection)
  expect(all('.section')).toEqual([])
})

test('the last document opens at the passage at which the reader stopped', async () => {
  useReadingHistory.getState().add(LAW)
  const text = '第五百七十七条　当事人一方不履行合同义务'
  saveReadingPlace(LAW.route, LAW.params, { params: { article: '第五百七十七条' }, text })
  await render(ResumeSection)
  expect(one('.section').textContent).toBe(`${copy.home.resume}民法典读到：${text}今天`)
  await click(one('.resume'))
  await until(() => went().length > 0)
  expect(went()[0]).toMatch(/\/law-detail\/l1\?article=第五百七十七条$/)
})

test('a place in another document is not taken for one in this', async () => {
  useReadingHistory.getState().add(LAW)
  saveReadingPlace(LAW.route, { lid: 'l2' }, { params: { paragraph: '9' }, text: '别的文书' })
  await render(ResumeSection)
  expect(one('.section').textContent).toBe(`${copy.home.resume}民法典今天`)
})

test('a new place replaces the passage of the address', async () => {
  const params = { ...LAW.params, article: '第一条' }
  useReadingHistory.getState().add({ ...LAW, params })
  saveReadingPlace(LAW.route, params, { params: { paragraph: '9' }, text: '第三章' })
  await render(ResumeSection)
  await click(one('.resume'))
  await until(() => went().length > 0)
  expect(went()[0]).toMatch(/\/law-detail\/l1\?paragraph=9$/)
})

test.each([
  [copy.home.lawsToday, [today(), today()]],
  [copy.home.lawsLately, [today(), '2020-01-02']],
  [copy.home.lawsLately, ['2020-01-04', '2020-01-03', '2020-01-02', '2020-01-01']],
])('%s stands above laws of these days', async (title, days) => {
  const lawRegus = days.map((postingDate, at) => ({ lid: `l${at}`, title: `法${at}`, postingDate }))
  const text = JSON.stringify({ isSuccess: true, data: { lawRegus, totalCount: 2 } })
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text })
  await render(NewestLaws)
  await until(() => all('.section').length > 0)
  expect(one('.section').textContent).toContain(title)
  expect(all('.section__more')).toHaveLength(days.length > 3 ? 1 : 0)
})

test('the newest laws have the status that the service states, in the words of a list', async () => {
  const lawRegus = ['尚未生效', '时效不明', undefined].map((timeLimited, at) => ({
    lid: `l${at}`,
    title: `法${at}`,
    postingDate: '2026-01-02',
    timeLimited,
  }))
  const text = JSON.stringify({ isSuccess: true, data: { lawRegus, totalCount: 3 } })
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text })
  await render(NewestLaws)
  await until(() => all('.row').length > 0)
  const labelsOf = (row: Element) => row.querySelector('.row__labels')?.textContent
  expect(all('.row').map(labelsOf)).toEqual(['尚未生效', '时效不明', undefined])
  expect(all('.status--pending')).toHaveLength(1)
})
