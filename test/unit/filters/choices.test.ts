import type { Facet } from '@contract/search'
import { type Result, failure, success } from '@/request/errors'
import { replaceFilter, type Condition } from '@domain/query/condition'
import { choiceLoader, drawerChoicesLoader } from '@/features/filters/choices'
import { caseLibrary } from '@/libraries/case/search'
import type { ChoicesRequest, Library } from '@/libraries/library'
import { createAbort } from '@/platform/transport/abort'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

const { signal } = createAbort()
const facets = (value: string): Facet[] => [{ name: value, value, count: 1, hasChildren: false }]
const typed: Condition = { name: '全文', value: '违约金' }
const searched = replaceFilter(replaceFilter([typed], '案由', { value: '物权纠纷' }), '年份', { value: '2023' })
const namesOf = (conditions: Condition[]) => conditions.map(({ name }) => name)

function library(answer: (request: ChoicesRequest) => Result<Facet[]> = ({ filter }) => success(facets(filter))) {
  const choices = jest.fn(async (request: ChoicesRequest) => answer(request))
  const allChoices = jest.fn(async () => success({ caseResults: facets('all'), tradeResults: facets('all') }))
  return { ...caseLibrary, choices, allChoices } satisfies Library
}

test('a filter is counted over everything but its own choice; a node names itself', async () => {
  const { choices, ...rest } = library()
  const cause = caseLibrary.filters[0]!
  await choiceLoader({ ...rest, choices }, cause, searched)('物权纠纷')(signal)
  expect(choices).toHaveBeenCalledTimes(1)
  const [request] = choices.mock.calls[0]!
  expect(request).toMatchObject({ filter: 'caseResults', parent: '物权纠纷' })
  expect(namesOf(request.conditions)).toEqual(['全文', '年份'])
})

test('the drawer asks for all groups at once, and apart for those with a choice of their own', async () => {
  const answer = library()
  const result = await drawerChoicesLoader(answer, searched)(signal)
  expect(answer.allChoices).toHaveBeenCalledTimes(1)
  expect(answer.choices.mock.calls.map(([{ filter }]) => filter)).toEqual(['caseResults'])
  expect(result).toEqual(success({ caseResults: facets('caseResults'), tradeResults: facets('all') }))
})

test('where a library cannot tell all at once, each group and switch is asked for', async () => {
  const answer: Library & { choices: jest.Mock } = { ...library(), allChoices: undefined }
  const result = await drawerChoicesLoader(answer, [])(signal)
  const keys = answer.choices.mock.calls.map(([{ filter }]: [ChoicesRequest]) => filter)
  expect(keys).toEqual(expect.arrayContaining(['caseResults', 'trialRoundResults', 'featureResults']))
  expect(new Set(keys).size).toBe(keys.length)
  expect(Object.keys(result.ok ? result.data : {}).sort()).toEqual([...keys].sort())
})

test('one group that cannot be had is told instead of hidden', async () => {
  const broken = failure<Facet[]>({ id: 'network' })
  const result = await drawerChoicesLoader(
    library(() => broken),
    searched,
  )(signal)
  expect(result).toEqual(broken)
})
