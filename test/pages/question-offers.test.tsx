/** A search box offers to search articles for a question, and similar cases for a story. */
import Taro from '@tarojs/taro'
import { searchCopy } from '@/copy/search'
import { router } from '@/platform/router'
import { ROUTES } from '@/routing/routes'
import { takePendingFacts } from '@/stores/pending-facts'
import { letPass, until } from '../support/render-block'
import { click, lead, leads, openInput, standAlone, type } from '../support/search-page'

beforeEach(standAlone)

const { question, story } = searchCopy.offers
const destination = () => decodeURIComponent(jest.mocked(Taro.navigateTo).mock.calls.at(-1)?.[0].url ?? '')
const STORY =
  '我在一家公司上班三年，一直没有签劳动合同，上个月老板说生意不好，让我不用来了，也没有给我任何补偿，工资还欠着两个月'

test('given a question, then a tap asks it', async () => {
  const kit = await openInput({ type: 'law' })
  await type(kit, '公司不给交社保怎么办')
  await until(() => leads()[0] === question)
  await click(kit, lead(question))
  await until(() => destination().includes('/ask'))
  expect(destination()).toContain('question=公司不给交社保怎么办')
})

test('given a question, then the code of the answers loads before the tap', async () => {
  const load = jest.spyOn(router, 'prefetch')
  const kit = await openInput({ type: 'law' })
  await type(kit, '公司不给交社保怎么办')
  await until(() => leads()[0] === question)
  await until(() => load.mock.calls.some(([page]) => page === ROUTES.ask.page))
})

test('given a story, then a tap takes it to the form for facts, and not in an address', async () => {
  const kit = await openInput({ type: 'case' })
  await type(kit, STORY)
  await until(() => leads().includes(story))
  await click(kit, lead(story))
  await until(() => destination().includes('/alike'))
  expect(destination()).not.toContain('劳动合同')
  expect(takePendingFacts()).toBe(STORY)
})

test('given words, then neither is offered', async () => {
  const kit = await openInput({ type: 'law' })
  await type(kit, '违约金 调整')
  await letPass(100)
  expect(leads()).not.toContain(question)
  expect(leads()).not.toContain(story)
})
