/** The filters beside the rows of a large screen. */
import type { Facet } from '@contract/search'
import { useState } from 'react'
import { copy } from '@/copy'
import { failure, success } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import { FilterRail } from '@/features/filters/rail'
import { excellentLibrary } from '@/libraries/excellent/search'
import { act, all, render, until } from '../../support/render-block'
import { facet, type Facets } from './support'

async function show(facets: Facets, conditions: Condition[] = []) {
  const library = {
    ...excellentLibrary,
    choices: async ({ filter }: { filter: string }) => success(facets[filter] ?? []),
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

test('is shown again if its next choices cannot be loaded, so that they can be requested again', async () => {
  let search: (conditions: Condition[]) => void = () => undefined
  const library = {
    ...excellentLibrary,
    choices: async ({ conditions }: { conditions: Condition[] }) =>
      conditions.length ? failure<Facet[]>({ id: 'network' }) : success<Facet[]>([]),
  }
  await render(() => {
    const [conditions, setConditions] = useState<Condition[]>([])
    search = setConditions
    return <FilterRail library={library} searched={conditions} openedWith='relevance' onApply={() => undefined} />
  })
  await until(isHidden)
  await act(() => search([{ name: '全文', value: '违约金' }]))
  await until(() => all('.filter-rail .hint')[0]?.textContent?.includes(copy.action.retry) === true)
  expect(isHidden()).toBe(false)
})
