import TestUtils from '@tarojs/test-utils-react'
import { success } from '@/request/errors'
import { all, click, byLabel, until } from '../../support/render-block'
import * as on from './support'

const kit = new TestUtils()
const pass = (time: number) => kit.act(() => jest.advanceTimersByTimeAsync(time))
const rows = () => all('[role="treeitem"]').length
const ROOTS = 2

/** A cause with so many below it. */
async function withBranch(size: number) {
  const children = Array.from({ length: size }, (_, at) => on.facet(`合同纠纷/第${at + 1}种纠纷`))
  const visible = await on.showFilters({ facets: { ...on.FACETS, 'caseResults/合同纠纷': children } })
  await on.openPanel('案由')
  visible.choices.mockClear()
  jest.useFakeTimers()
  return visible
}

beforeEach(() => void on.asGuest())
afterEach(() => void jest.useRealTimers())

test('a node’s children are asked for 300 ms after it was opened', async () => {
  const { choices } = await withBranch(2)
  await click(byLabel('展开合同纠纷'))
  await pass(299)
  expect(choices).not.toHaveBeenCalled()
  await pass(1)
  expect(choices).toHaveBeenCalledTimes(1)
  expect(choices.mock.calls[0]?.[0]).toMatchObject({ filter: 'caseResults', parent: '合同纠纷' })
  expect(rows()).toBe(ROOTS + 2)
})

test('roots without branches are a plain list that begins with 不限', async () => {
  const caseResults = [on.facet('人格权纠纷'), on.facet('婚姻家庭纠纷')]
  await on.showFilters({ facets: { ...on.FACETS, caseResults } })
  await on.openPanel('案由')
  expect(rows()).toBe(0)
  expect(all('.choice-list [role="radio"]')).toHaveLength(3)
})

test('opened and closed in haste it asks nothing', async () => {
  const { choices } = await withBranch(2)
  for (let time = 0; time < 4; time++) {
    await click(byLabel(time % 2 ? '收起合同纠纷' : '展开合同纠纷'))
    await pass(100)
  }
  await pass(1000)
  expect(choices).not.toHaveBeenCalled()
})

test('children appear 5 each 500 ms', async () => {
  await withBranch(12)
  await click(byLabel('展开合同纠纷'))
  await pass(300)
  expect(rows()).toBe(ROOTS + 5)
  await pass(499)
  expect(rows()).toBe(ROOTS + 5)
  await pass(1)
  expect(rows()).toBe(ROOTS + 10)
  await pass(500)
  expect(rows()).toBe(ROOTS + 12)
})

test('after 20 steps 100 are shown, and no more', async () => {
  await withBranch(130)
  await click(byLabel('展开合同纠纷'))
  await pass(300)
  for (let step = 1; step < 20; step++) await pass(500)
  expect(rows()).toBe(ROOTS + 100)
  await pass(10_000)
  expect(rows()).toBe(ROOTS + 100)
})

test('closing a node takes its children away', async () => {
  await withBranch(12)
  await click(byLabel('展开合同纠纷'))
  await pass(300)
  await click(byLabel('收起合同纠纷'))
  await pass(2000)
  expect(rows()).toBe(ROOTS)
})

test('checking one node unchecks the others; a second tap unchecks it', async () => {
  on.signIn()
  await withBranch(2)
  await click(byLabel('展开合同纠纷'))
  await pass(300)
  await on.pick('第1种纠纷')
  await on.pick('第2种纠纷')
  expect(on.selected()).toEqual(['第2种纠纷 第2级 3条'])
  await on.pick('物权纠纷')
  expect(on.selected()).toEqual(['物权纠纷 第1级 3条'])
  await on.pick('物权纠纷')
  expect(on.selected()).toEqual([])
})

test('a screen reader hears how deep a node lies and whether it is open', async () => {
  await withBranch(1)
  expect(on.option('合同纠纷').getAttribute('aria-expanded')).toBe('false')
  expect(on.option('物权纠纷').hasAttribute('aria-expanded')).toBe(false)
  await click(byLabel('展开合同纠纷'))
  await pass(300)
  expect(on.option('合同纠纷').getAttribute('aria-expanded')).toBe('true')
  expect(on.option('第1种纠纷').getAttribute('aria-level')).toBe('2')
})

test('the way to the checked node stands open', async () => {
  const conditions = [{ name: '案由', value: '合同纠纷/买卖合同纠纷', description: '买卖合同纠纷', type: 'filter' }]
  await on.showFilters({
    conditions,
    answer: async ({ parent }) => success(on.FACETS[parent ? `caseResults/${parent}` : 'caseResults'] ?? []),
  })
  expect(on.titles()[0]).toBe('买卖合同纠纷')
  await on.openPanel('案由')
  await until(() => on.selected().length > 0)
  expect(on.selected()).toEqual(['买卖合同纠纷 第2级 3条'])
})
