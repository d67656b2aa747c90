/** The search for cases that contain a text. */
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery } from '@domain/query/codec'
import { caseSearchTarget } from '@/libraries/case/full-text'

test.each([
  ['a line', '违约金过高', '违约金过高'],
  ['a text of several lines', ' 违约金\n\n 过高　', '违约金 过高'],
  ['a text beyond the search box', '长'.repeat(LIMITS.input.box + 1), '长'.repeat(LIMITS.input.box)],
])('%s', (_, text, value) => {
  const { route, params } = caseSearchTarget(text)!
  expect([route, decodeUrlQuery(params.query)]).toEqual(['case-list', [{ name: '全文', value }]])
})

test('a blank text searches nothing', () => {
  expect(caseSearchTarget(' \n')).toBeUndefined()
})
