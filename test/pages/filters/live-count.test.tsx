/** The number of results that 确定 would show, for a library of the test. */
import { failure, success } from '@/request/errors'
import { LIMITS } from '@domain/limits'
import type { ResultPage, SearchRequest } from '@/libraries/library'
import { letPass, one, until } from '../../support/render-block'
import * as on from './support'

beforeEach(() => {
  on.asGuest()
})

const says = () => one('.action-bar__main').textContent
const typed = { name: '全文', value: '违约金' }
const answering = (total?: number) => async () => success({ rows: [], total })

test.each([
  [1177, '查看 1,177 条'],
  [0, '没有结果'],
])('of a choice that finds %d the key says so, and still searches', async (total, label) => {
  const { changes, counted } = await on.showFilters({ conditions: [typed], count: answering(total) })
  await on.openPanel('年份')
  expect(says()).toBe('确定')
  await on.pick('2024年')
  await until(() => says() === label)
  expect(counted.mock.calls.map(([request]: [SearchRequest]) => request)).toMatchObject([
    { conditions: [typed, { name: '年份', value: '2024' }], page: 1, size: 1 },
  ])
  await on.confirm()
  await on.closed()
  expect(changes).toHaveLength(1)
})

test('taps in a row are one question, and nothing changed is none', async () => {
  const { counted } = await on.showFilters({ count: answering(8) })
  await on.openPanel('筛选')
  await on.pick('合同纠纷')
  await on.pick('物权纠纷')
  await until(() => says() === '查看 8 条')
  expect(counted).toHaveBeenCalledTimes(1)
  await on.pick('物权纠纷')
  expect(says()).toBe('确定')
  await letPass(LIMITS.delay.count + 50)
  expect(counted).toHaveBeenCalledTimes(1)
})

test('the question before is given up, and a late answer never shows', async () => {
  const waiting: Array<{ request: SearchRequest; answer: (total: number) => void }> = []
  await on.showFilters({
    count: request =>
      new Promise(resolve => waiting.push({ request, answer: total => resolve(success({ rows: [], total })) })),
  })
  await on.openPanel('年份')
  await on.pick('2024年')
  await until(() => waiting.length === 1)
  await on.pick('2023年')
  expect(waiting[0]?.request.signal).toMatchObject({ aborted: true, quiet: true })
  await until(() => waiting.length === 2)
  waiting[0]?.answer(1)
  waiting[1]?.answer(2)
  await until(() => says() === '查看 2 条')
})

test.each([
  ['fails', async () => failure<ResultPage>({ id: 'server' })],
  ['does not say how many', answering()],
])('where the count %s, the key says 确定', async (_, count) => {
  const { counted } = await on.showFilters({ count })
  await on.openPanel('年份')
  await on.pick('2024年')
  await until(() => counted.mock.calls.length === 1)
  expect(says()).toBe('确定')
})
