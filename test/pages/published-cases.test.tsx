/** The published cases on home: guiding cases, or typical cases if there are none. */
import { useLoaded } from '@/request/use-loaded'
import { copy } from '@/copy'
import { CATEGORIES } from '@/libraries/categories'
import { HomePaneContent, PublishedCases, fetchGuidingCases } from '@/features/home/content'
import { pageView } from '@/platform/page-view'
import { transport } from '@/platform/transport'
import { all, letPass, render, until } from '../support/render-block'

const item = (jid: string, publishType: number) => ({
  jid,
  title: `${jid}买卖合同案`,
  hitResult: '',
  judgementType: '',
  leveloftria: '',
  caseType: '民事',
  publishType,
  courtName: '',
  caseNumber: '',
})
const CASES = { 指导性案例: [item('指导', 2)], 典型案例: [item('典型', 3)], 'query=&': [item('普通', 0)] }

function Home() {
  return <PublishedCases guiding={useLoaded(fetchGuidingCases)} />
}

function answer(cases: Partial<typeof CASES>) {
  jest.spyOn(transport, 'send').mockImplementation(({ url }) => {
    const address = decodeURIComponent(url)
    const [, items = []] = Object.entries(cases).find(([value]) => address.includes(value)) ?? []
    const judgements = { judgementDtoList: items, totalCount: items.length }
    const text = JSON.stringify({ status: 0, result: { judgements, order: 'judgementDate' } })
    return Promise.resolve({ kind: 'reply', status: 200, text })
  })
}

const screenText = () => document.body.textContent ?? ''

afterEach(() => jest.restoreAllMocks())

test('the guiding cases, under their name', async () => {
  answer(CASES)
  await render(Home)
  await until(() => screenText().includes('指导买卖合同案'))
  expect(screenText()).toContain(copy.home.guiding)
  expect(screenText()).not.toContain('典型')
})

test('where there are none, the typical ones under theirs', async () => {
  answer({ 典型案例: CASES.典型案例 })
  await render(Home)
  await until(() => screenText().includes('典型买卖合同案'))
  expect(screenText()).not.toContain(copy.home.guiding)
  expect(all('.section').length).toBe(1)
})

test('where there are neither, the latest judgments', async () => {
  answer({ 'query=&': CASES['query=&'] })
  await render(Home)
  await until(() => screenText().includes('普通买卖合同案'))
  expect(screenText()).toContain(CATEGORIES.case.label)
  expect(screenText()).not.toContain(copy.home.all)
})

test('more than the shown ones are one tap away', async () => {
  answer({ 'query=&': ['一', '二', '三', '四', '五'].map(jid => item(jid, 0)) })
  await render(Home)
  await until(() => screenText().includes('五买卖合同案'))
  expect(screenText()).toContain(copy.home.all)
})

test('where there are no cases at all, that there is nothing', async () => {
  answer({})
  await render(Home)
  await until(() => screenText().includes(copy.noDocuments))
  expect(screenText()).toContain(CATEGORIES.case.label)
  expect(screenText()).not.toContain(copy.home.all)
})

const LAWS_CALL = /newLawExpress/
const callsLaws = () => jest.mocked(transport.send).mock.calls.some(([{ url }]) => LAWS_CALL.test(url))
const placeAt = (top: number) =>
  jest.spyOn(pageView, 'measure').mockImplementation((_, answerWith) => {
    answerWith({ scrollTop: 0, rects: [{ top, left: 0, width: 0, height: 0 }] })
    return () => undefined
  })

test('the newest laws come without a scroll if their place is on the first screen', async () => {
  answer({ 典型案例: CASES.典型案例 })
  const measure = placeAt(window.innerHeight - 1)
  const shownAtMeasure: string[] = []
  const answerMeasure = measure.getMockImplementation()!
  measure.mockImplementation((...args) => {
    shownAtMeasure.push(screenText())
    return answerMeasure(...args)
  })
  await render(() => <HomePaneContent of='case' isActive />)
  await until(callsLaws)
  // Before, a skeleton may still be higher than the page.
  expect(shownAtMeasure.map(text => text.includes('典型买卖合同案'))).toEqual([true])
})

test('the newest laws wait for a scroll if their place is below the first screen', async () => {
  answer(CASES)
  placeAt(window.innerHeight + 1)
  await render(() => <HomePaneContent of='case' isActive />)
  await until(() => screenText().includes('指导买卖合同案'))
  await letPass(300)
  expect(callsLaws()).toBe(false)
})

test('a hidden pane requests no newest laws, although its place is measured at the top', async () => {
  answer(CASES)
  placeAt(0)
  await render(() => <HomePaneContent of='case' isActive={false} />)
  await until(() => screenText().includes('指导买卖合同案'))
  await letPass(300)
  expect(callsLaws()).toBe(false)
})
