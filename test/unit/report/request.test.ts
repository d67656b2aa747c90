import { REPORT } from '@contract/report'
import { reportCopy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { missingFields, requestOf } from '@/features/case-report/model'
import {
  type ReportDraft,
  removeCase,
  setRemark,
  startReport,
  useReportDraft,
  writeReport,
} from '@/stores/report-draft'

const aCase = (jid: string) => ({ jid, title: `案例${jid}`, meta: [], remark: '' })
const draft: ReportDraft = {
  cases: [{ ...aCase('1'), remark: ' 金额相近 ' }, aCase('2')],
  conditions: [{ name: '全文', value: '违约金,过高', space: 3 }],
  question: ' 违约金如何调整 ',
  searcher: '白砚',
  pendingCase: ' ',
  analysis: '',
  pictures: true,
}

test('the app lets type as much as the service takes', () => {
  const { max, length } = LIMITS.report
  expect(max).toBe(REPORT.cases)
  expect(REPORT.length).toMatchObject(length)
})

test('what was left blank is not sent', () => {
  expect(JSON.parse(JSON.stringify(requestOf(draft)))).toEqual({
    question: '违约金如何调整',
    searcher: '白砚',
    query: '全文:违约金\\,过高;gap=3',
    cases: [{ jid: '1', remark: '金额相近' }, { jid: '2' }],
  })
})

test('pictures go along', () => {
  const pictures = [{ caption: '裁判年份', png: 'AAAA' }]
  expect(requestOf(draft, pictures).pictures).toEqual(pictures)
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
    writeReport({ question: '新的争议' })
    setRemark('1', '相近')
    startReport({ cases: [aCase('3'), aCase('1')], conditions: draft.conditions })
    const { cases, question, searcher, conditions } = useReportDraft.getState()
    expect(cases.map(({ jid, remark }) => [jid, remark])).toEqual([
      ['3', ''],
      ['1', '相近'],
    ])
    expect([question, searcher, conditions]).toEqual(['新的争议', '白砚', draft.conditions])
  })

  test('lets a case go', () => {
    startReport({ cases: [aCase('1'), aCase('2')], conditions: [] })
    removeCase('1')
    expect(useReportDraft.getState().cases.map(({ jid }) => jid)).toEqual(['2'])
  })
})
