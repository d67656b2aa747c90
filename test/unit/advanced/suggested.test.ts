import { send } from '@/request/http'
import { suggestionsFor } from '@/features/advanced/model/conditions'
import { libraryOf } from '@/libraries'
import type { Dimension } from '@/libraries/library'
import { createAbort } from '@/platform/transport/abort'
import { dimension } from './support'

jest.mock('@/request/http', () => ({ ...jest.requireActual<object>('@/request/http'), send: jest.fn() }))

const suggestion = (value: string) => ({ name: value, value, valueHighLight: [], description: '' })
const group = (pre: string, ...values: string[]) => ({ pre, value: values.map(suggestion), directToPageFlag: false })
const answers = (...groups: object[]) =>
  jest.mocked(send).mockResolvedValue({ ok: true, data: { isSuccess: true, data: groups } })

const { signal } = createAbort()
async function suggestions(library: 'judicial' | 'article', name: string) {
  const results = libraryOf(library).dimensions.find(one => one.name === name) as Dimension
  const answer = await results.suggest?.fetch('代', signal)
  return answer?.ok ? suggestionsFor(results, answer.data).map(({ value }) => value.map(one => one.value)) : undefined
}

test('a dimension takes from its own groups only', () => {
  const groups = [group('案由', '买卖合同纠纷'), group('法院', '甲法院')]
  expect(suggestionsFor(dimension('cause'), groups)).toEqual([groups[0]])
  expect(suggestionsFor(dimension('full'), groups)).toEqual([])
})

test('a judicial keyword ends before its first full-width bracket', async () => {
  answers(group('关键词', '代位权（债权人）', '代位权'))
  expect(await suggestions('judicial', '关键词')).toEqual([['代位权']])
})

test('the institutions of articles are offered in their own dimension', async () => {
  answers(group('合作机构', '某律师事务所'), group('作者', '甲'))
  expect(await suggestions('article', '合作机构')).toEqual([['某律师事务所']])
  expect(await suggestions('article', '作者')).toEqual([['甲']])
})
