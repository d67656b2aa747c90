/** The filters beside the rows of a large screen. */
import { success } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import { FilterRail } from '@/features/filters/rail'
import { excellentLibrary } from '@/libraries/excellent/search'
import { all, render, until } from '../../support/render-block'
import { facet, type Known } from './support'

async function show(known: Known, conditions: Condition[] = []) {
  const library = {
    ...excellentLibrary,
    choices: async ({ filter }: { filter: string }) => success(known[filter] ?? []),
  }
  await render(() => (
    <FilterRail library={library} searched={conditions} openedWith='relevance' onApply={() => undefined} />
  ))
  await until(() => all('.filter-rail .skeleton').length === 0)
}

const isHidden = () => all('.filter-rail--empty').length > 0

test('has the choices of all filters', async () => {
  await show({ judgementDateResults: [facet('2024')] })
  await until(() => all('.filter-group__title').length === 1)
  expect(isHidden()).toBe(false)
})

test('is hidden without any choice', async () => {
  await show({})
  await until(isHidden)
})

test('stays while a choice can be taken back', async () => {
  await show({}, [{ name: '年份', value: '2024', type: 'filter' }])
  await until(() => all('.filter-rail .hint').length > 0)
  expect(isHidden()).toBe(false)
})
