import type { SavedDocument } from '@domain/workspace/entry'
import { parseEntryBody } from '@domain/workspace/entry'
import {
  reviewToAnnounce,
  casesToCheckOn,
  type CurrentCase,
  withOverturnNotice,
  markReviewAsRead,
  savedCaseId,
} from '@domain/workspace/overturned-cases'

const saved = (status?: string, more: Partial<SavedDocument> = {}): SavedDocument => ({
  ...{ title: '某某案', route: 'case-detail', params: { jid: 'c1' }, library: '案例', citation: '某某案' },
  ...{ folders: [], keptAt: 1, status },
  ...more,
})
const BY = { caseNumber: '（2021）琼民终12号', courtName: '海南省高级人民法院', judgementDate: '2021-03-02', jid: 'c9' }
const current = (word: string, overturned = true, id = 'c1'): CurrentCase => ({
  id,
  laterReview: { word, overturned, by: BY },
})

test.each<[string, SavedDocument, CurrentCase, object | undefined]>([
  ['it was overturned since', saved(), current('二审已改判'), { word: '二审已改判', by: BY }],
  ['it was upheld before', saved('二审维持'), current('再审已改判'), { word: '再审已改判', by: BY }],
  ['it was saved as overturned', saved('二审已改判'), current('二审已改判'), undefined],
  ['it was upheld', saved(), current('二审维持', false), undefined],
  ['nothing became of it', saved(), { id: 'c1' }, undefined],
  ['another court gave the number', saved(), current('二审已改判', true, 'c2'), undefined],
  [
    'it is a case of the fiscal area',
    saved(undefined, { route: 'fiscal-tax-case-detail', params: { id: 'c1' } }),
    current('二审已改判'),
    { word: '二审已改判', by: BY },
  ],
])('%s', (_, document, now, review) => expect(reviewToAnnounce(document, now)).toEqual(review))

test('other documents are no cases', () => {
  expect(savedCaseId(saved(undefined, { route: 'fiscal-tax-qa-detail', params: { id: 'q1' } }))).toBeUndefined()
  expect(savedCaseId(saved(undefined, { route: 'article-detail', params: { jid: 'a1' } }))).toBeUndefined()
  expect(savedCaseId(saved(undefined, { route: 'law-detail', params: { lid: 'l1' } }))).toBeUndefined()
})

describe('a notice', () => {
  const review = { word: '二审已改判', by: BY }

  test('has the time at which it was noticed, and keeps it', () => {
    const noticed = withOverturnNotice(saved(), review, 100)!
    expect(noticed.review).toEqual({ ...review, at: 100 })
    expect(withOverturnNotice(noticed, review, 200)).toBeUndefined()
  })

  test('is new if the case was overturned anew', () => {
    const noticed = withOverturnNotice(saved(), review, 100)!
    expect(withOverturnNotice(noticed, { word: '再审已改判' }, 200)?.review).toEqual({ word: '再审已改判', at: 200 })
  })

  test('ends if the judgment stands after all', () => {
    const noticed = withOverturnNotice(saved(), review, 100)!
    expect(withOverturnNotice(noticed, undefined, 200)).toEqual({ ...saved(), review: undefined })
    expect(withOverturnNotice(saved(), undefined, 200)).toBeUndefined()
  })

  test('that was read becomes the status, and does not come again', () => {
    const read = markReviewAsRead(withOverturnNotice(saved(), review, 100)!)
    expect(read).toMatchObject({ status: '二审已改判', review: undefined })
    expect(reviewToAnnounce(read, current('二审已改判'))).toBeUndefined()
  })

  test('goes to other devices', () => {
    const noticed = withOverturnNotice(saved(), review, 100)!
    expect(parseEntryBody('document', JSON.parse(JSON.stringify(noticed)))?.review).toEqual({ ...review, at: 100 })
    expect(parseEntryBody('document', { ...noticed, review: { word: 1 } })?.review).toBeUndefined()
  })
})

describe('the cases to compare', () => {
  const cases = Array.from({ length: 1_201 }, (_, at) => at)

  test('are all of few', () => expect(casesToCheckOn(cases.slice(0, 500), 500, '2026-11-27')).toHaveLength(500))

  test('are another part of many each day, until all had their turn', () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01'].map(day => casesToCheckOn(cases, 500, day))
    expect(Math.max(...days.map(({ length }) => length))).toBe(500)
    expect(days.flat().sort((a, b) => a - b)).toEqual(cases)
    expect(casesToCheckOn(cases, 500, '2026-12-02')).toEqual(days[0])
  })
})
