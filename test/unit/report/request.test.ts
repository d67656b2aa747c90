import { CASE_REPORT_LIMITS } from '@contract/report'
import { reportCopy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { storage } from '@/platform/storage'
import { missingFields, caseReportRequest, hasPictures, suggestedCourts } from '@/features/case-report/model'
import {
  type ReportDraft,
  removeReportCase,
  setCaseRemark,
  clearReportDraft,
  startReport,
  useReportDraft,
  updateReportDraft,
} from '@/stores/report-draft'
import { restoreReportDraft, storeReportDraft } from '@/stores/stored-report-drafts'

const aCase = (jid: string) => ({ jid, title: `案例${jid}`, meta: [], remark: '' })
const draft: ReportDraft = {
  cases: [{ ...aCase('1'), remark: ' 金额相近 ' }, aCase('2')],
  conditions: [{ name: '全文', value: '违约金,过高', space: 3 }],
  question: ' 违约金如何调整 ',
  searcher: '白砚',
  pendingCase: ' ',
  court: '',
  courtAbove: '',
  searchedEntries: false,
  entryNumbers: '',
  analysis: '',
  style: 'official',
  pictures: true,
}

test('the app lets type as much as the service takes', () => {
  const { max, length } = LIMITS.report
  expect(max).toBe(CASE_REPORT_LIMITS.cases)
  expect(CASE_REPORT_LIMITS.length).toMatchObject(length)
})

const DAY = '2026-03-05'

test('the court, the own search and another look go along', () => {
  const more = {
    court: ' 某省某市某区人民法院',
    courtAbove: '某院',
    searchedEntries: true,
    entryNumbers: ' 2023-07-2-490-001 ',
  }
  expect(caseReportRequest({ ...draft, ...more, style: 'song' }, DAY)).toMatchObject({
    court: '某省某市某区人民法院',
    courtAbove: '某院',
    entrySearch: { day: DAY, entries: '2023-07-2-490-001' },
    style: 'song',
  })
  expect(caseReportRequest({ ...draft, searchedEntries: true }, DAY).entrySearch).toEqual({ day: DAY })
})

test('courts are suggested from the selected cases, those of the pending case’s number first', () => {
  const of = (court: string, number: string) => ({ ...aCase(number), meta: [court, '2024-01-01', number] })
  const cases = [
    of('江苏省无锡市中级人民法院', '（2024）苏02民终1号'),
    of('江苏省南京市中级人民法院', '（2024）苏01民终1号'),
    of('江苏省无锡市中级人民法院', '（2024）苏02民终2号'),
    of('', '（2024）苏01民终3号'),
  ]
  const suggested = (pendingCase: string, court = '') => suggestedCourts({ cases, pendingCase, court })
  expect(suggested('')).toEqual(['江苏省无锡市中级人民法院', '江苏省南京市中级人民法院'])
  expect(suggested('（2026）苏01民初9号')).toEqual(['江苏省南京市中级人民法院', '江苏省无锡市中级人民法院'])
  expect(suggested('', '江苏省无锡市中级人民法院')).toEqual(['江苏省南京市中级人民法院'])
})

test('what was left blank is not sent', () => {
  expect(JSON.parse(JSON.stringify(caseReportRequest(draft, DAY)))).toEqual({
    question: '违约金如何调整',
    searcher: '白砚',
    query: '全文:违约金\\,过高;gap=3',
    cases: [{ jid: '1', remark: '金额相近' }, { jid: '2' }],
  })
})

test('a search by facts goes along without the facts, and has no pictures', () => {
  const factsSearch = { total: 50, kind: '民事' }
  expect(caseReportRequest({ ...draft, conditions: [], factsSearch }, DAY)).toMatchObject({ query: '', factsSearch })
  expect([hasPictures(draft), hasPictures({ ...draft, factsSearch })]).toEqual([true, false])
})

test('pictures go along', () => {
  const pictures = [{ caption: '裁判年份', png: 'AAAA' }]
  expect(caseReportRequest(draft, DAY, pictures).pictures).toEqual(pictures)
})

test('what a report cannot do without is asked for, where it is missing', () => {
  const { missing } = reportCopy.report
  expect(missingFields(draft)).toEqual({})
  expect(missingFields({ question: ' \n', searcher: '' })).toEqual(missing)
  expect(missingFields({ question: '争议', searcher: '　' })).toEqual({ searcher: missing.searcher })
})

describe('the draft', () => {
  beforeEach(() => useReportDraft.setState({ ...draft, cases: [] }))

  test('keeps what was typed when other cases are picked, and the remarks on those picked again', () => {
    startReport({ cases: [aCase('1'), aCase('2')], conditions: [] })
    updateReportDraft({ question: '新的争议' })
    setCaseRemark('1', '相近')
    startReport({ cases: [aCase('3'), aCase('1')], conditions: draft.conditions })
    const { cases, question, searcher, conditions } = useReportDraft.getState()
    expect(cases.map(({ jid, remark }) => [jid, remark])).toEqual([
      ['3', ''],
      ['1', '相近'],
    ])
    expect([question, searcher, conditions]).toEqual(['新的争议', '白砚', draft.conditions])
  })

  test('of a made report can be taken up again, until the reader is forgotten', () => {
    startReport({ cases: [aCase('1')], conditions: draft.conditions, factsSearch: { total: 50, kind: '民事' } })
    updateReportDraft({ question: '甲', court: '某院', style: 'song' })
    storeReportDraft('r1', useReportDraft.getState())
    startReport({ cases: [aCase('2')], conditions: [] })
    updateReportDraft({ question: '乙' })
    expect(useReportDraft.getState().factsSearch).toBeUndefined()
    expect([restoreReportDraft('r2'), useReportDraft.getState().question]).toEqual([false, '乙'])
    expect(restoreReportDraft('r1')).toBe(true)
    const { question, court, style, cases, conditions } = useReportDraft.getState()
    expect([question, court, style, cases.map(({ jid }) => jid)]).toEqual(['甲', '某院', 'song', ['1']])
    expect(conditions).toMatchObject([{ name: '全文', value: '违约金,过高' }])
    expect(useReportDraft.getState().factsSearch).toEqual({ total: 50, kind: '民事' })
    clearReportDraft()
    expect(restoreReportDraft('r1')).toBe(false)
  })

  const stored = (more: object) => ({ id: 'r1', query: '', draft: { cases: [aCase('1')] }, ...more })
  test.each([
    ['no record', 'r1', false],
    ['no draft', stored({ draft: 'x' }), false],
    ['no id', stored({ id: '' }), false],
    ['no cases', stored({ draft: {} }), false],
    ['cases of which none is sound', stored({ draft: { cases: ['x', { jid: '1' }, { title: '甲' }] } }), false],
    ['one sound case', stored({ query: 7 }), true],
  ])('on the device with %s can be taken up: %s', (_, record, isSound) => {
    storage.write('made-reports', JSON.stringify({ v: 1, d: [record] }))
    expect(restoreReportDraft('r1')).toBe(isSound)
    const { cases, question, style, pictures } = useReportDraft.getState()
    if (isSound) expect([cases, question, style, pictures]).toEqual([[aCase('1')], '', 'official', true])
    else expect(cases).toEqual([])
  })

  test('of a case without remark and particulars is completed', () => {
    const record = stored({ draft: { cases: [{ jid: '1', title: '案例1', meta: 7 }], question: 7 } })
    storage.write('made-reports', JSON.stringify({ v: 1, d: [record] }))
    restoreReportDraft('r1')
    expect(useReportDraft.getState()).toMatchObject({ cases: [aCase('1')], question: '' })
  })

  test('lets a case go', () => {
    startReport({ cases: [aCase('1'), aCase('2')], conditions: [] })
    removeReportCase('1')
    expect(useReportDraft.getState().cases.map(({ jid }) => jid)).toEqual(['2'])
  })
})
