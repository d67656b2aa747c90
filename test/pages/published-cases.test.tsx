/** What home shows of the cases that were published to be read: the guiding ones, and only for want of any the typical ones. */
import { useLoaded } from '@/request/use-loaded'
import { copy } from '@/copy'
import { CATEGORIES } from '@/libraries/categories'
import { PublishedCases, fetchGuidingCases } from '@/features/home/content'
import { transport } from '@/platform/transport'
import { all, render, until } from '../support/render-block'

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
    const asked = decodeURIComponent(url)
    const [, found = []] = Object.entries(cases).find(([value]) => asked.includes(value)) ?? []
    const judgements = { judgementDtoList: found, totalCount: found.length }
    const text = JSON.stringify({ status: 0, result: { judgements, order: 'judgementDate' } })
    return Promise.resolve({ kind: 'reply', status: 200, text })
  })
}

const shown = () => document.body.textContent ?? ''

afterEach(() => jest.restoreAllMocks())

test('the guiding cases, under their name', async () => {
  answer(CASES)
  await render(Home)
  await until(() => shown().includes('指导买卖合同案'))
  expect(shown()).toContain(copy.home.guiding)
  expect(shown()).not.toContain('典型')
})

test('where there are none, the typical ones under theirs', async () => {
  answer({ 典型案例: CASES.典型案例 })
  await render(Home)
  await until(() => shown().includes('典型买卖合同案'))
  expect(shown()).not.toContain(copy.home.guiding)
  expect(all('.section').length).toBe(1)
})

test('where there are neither, the latest judgments', async () => {
  answer({ 'query=&': CASES['query=&'] })
  await render(Home)
  await until(() => shown().includes('普通买卖合同案'))
  expect(shown()).toContain(CATEGORIES.case.label)
  expect(shown()).toContain(copy.home.all)
})

test('where there are no cases at all, that there is nothing', async () => {
  answer({})
  await render(Home)
  await until(() => shown().includes(copy.home.nothingYet))
  expect(shown()).toContain(CATEGORIES.case.label)
  expect(shown()).not.toContain(copy.home.all)
})
