/** A row of a list is saved under the id, and with the words, that its reader would keep it with. */
import { keptRow } from '@/libraries/saved-document'
import type { ListRow } from '@/libraries/library'

const row = (opens: ListRow['opens'], title: string, meta: string[] = []): ListRow => ({
  id: 'of the list',
  view: {
    title: [
      { kind: 'text', text: title.slice(0, 2) },
      { kind: 'hit', text: title.slice(2) },
    ],
    meta,
    labels: [{ kind: 'status', text: '现行有效', shape: 'in-force' }],
  },
  opens,
})

test.each(['law-detail', 'fiscal-tax-law-detail'] as const)('a law of %s is saved by its name', route => {
  const { id, body } = keptRow(
    row({ route, params: { lid: 'l1', query: 'x' } }, '某某法', ['某会', '2020年05月28日公布　2021年01月01日施行']),
  )
  expect(id).toBe('law 某某法')
  expect(body).toMatchObject({ title: '某某法', params: { lid: 'l1' }, from: '某会', day: '2020-05-28' })
  expect(body).toMatchObject({ citation: '《某某法》', status: '现行有效' })
})

test('a case is saved by its screen and its id, whichever list it was found in', () => {
  const { id, body } = keptRow(
    row({ route: 'case-detail', params: { jid: 'c1', query: 'x' } }, '某案', ['某院', '2023-05-04', '（2023）某1号']),
  )
  expect(id).toBe('case-detail c1')
  expect(body.library).toBe('案例')
  expect(body.citation).toBe('某案，某院（2023）某1号，2023年05月04日')
})

test('what its address does not name cannot be kept, but cited', () => {
  const { id, body } = keptRow(row({ route: 'tax-incentives-app', params: { id: 't1' } }, '某项优惠'))
  expect(id).toBeUndefined()
  expect(body.citation).toBe('某项优惠')
})
