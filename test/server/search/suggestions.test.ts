import type { Engine, SuggestEntry } from '../../../server/engine/port'
import { caseLibrary } from '../../../server/libraries/case'
import { suggestionsFor } from '../../../server/search/suggestions'

const entry = (kind: string, text: string): SuggestEntry => ({ dictionary: 'case', kind, text, weight: 1 })

const offering = (...entries: SuggestEntry[]) =>
  ({ suggest: async () => entries, search: async () => ({ total: 0, hits: [] }) }) as unknown as Engine

test('a sentence read as a name is no party, nor is a name that is too long', async () => {
  const groups = await suggestionsFor(
    offering(
      entry('当事人', '甲公司（委托代理人：乙）'),
      entry('当事人', '甲公司提出上诉，请求改判。'),
      entry('当事人', '甲'.repeat(61)),
      entry('当事人', '甲乙贸易（上海）有限公司'),
      entry('案由', '生产、销售伪劣产品罪'),
    ),
    caseLibrary,
    '甲',
  )
  expect(groups.map(({ pre, value }) => [pre, ...value.map(({ name }) => name)])).toEqual([
    ['当事人', '甲乙贸易（上海）有限公司'],
    ['案由', '生产、销售伪劣产品罪'],
  ])
})
