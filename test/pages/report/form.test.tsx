/** The form of 类案检索报告: its cases, its fields, and the required ones. */
import { REPORT_PATHS } from '@contract/paths'
import { reportCopy, fill } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { addressOfScreen } from '@/routing/routes'
import CaseReportPage from '@/pages/visual/case-report'
import { startReport, useReportDraft } from '@/stores/report-draft'
import { restoreReportDraft, storeReportDraft } from '@/stores/stored-report-drafts'
import { useSession } from '@/stores/session'
import { useWorkspace } from '@/stores/workspace'
import { act, all, click, byLabel, one, until } from '../../support/render-block'
import { renderPage, unmount } from '../../support/render-page'
import { gate } from '../../support/time'
import {
  calls,
  caseOf,
  cases,
  draft,
  field,
  lacks,
  make,
  MADE,
  MEMBER,
  open,
  openedInstead,
  orders,
  reply,
  serve,
  step,
  text,
  type,
} from './support'

const { report } = reportCopy
const { length, max } = LIMITS.report

const remarkOn = (title: string) => fill(report.remark.label, { title })
const drop = (title: string) => click(byLabel(fill(report.remove, { title })))
const searchLines = () => [...one('.report-search').children].map(({ textContent }) => textContent)

describe('the cases', () => {
  test('stand with court, day and number, in the order in which they were picked', async () => {
    draft({ cases: [caseOf('乙', { meta: ['某法院', '2024-01-02', '（2024）1号'] }), caseOf('甲')] })
    await open()
    expect(cases()).toEqual(['乙案', '甲案'])
    expect(all('.report-case__item').map(item => item.textContent)).toEqual(['某法院', '2024-01-02', '（2024）1号'])
    expect(text()).toContain(fill(report.count, { count: 2 }))
    expect(step()).toBe(report.steps.titles[1])
  })

  test('as many as a report takes stand there, each with a remark of its own', async () => {
    draft({ cases: Array.from({ length: max }, (_, at) => caseOf(`第${at + 1}`)) })
    await open()
    await type(remarkOn('第30案'), '最后一件')
    expect(text()).toContain(fill(report.count, { count: max }))
    expect([field(remarkOn('第30案')).value, field(remarkOn('第29案')).value]).toEqual(['最后一件', ''])
  })

  test('one that is let go leaves the others, their remarks and the count', async () => {
    await open()
    await type(remarkOn('乙案'), '约定相近')
    await drop('甲案')
    expect([cases(), field(remarkOn('乙案')).value]).toEqual([['乙案'], '约定相近'])
    expect(text()).toContain(fill(report.count, { count: 1 }))
  })

  test('without any there is no form; the way leads to the list, and what was entered waits', async () => {
    await open()
    await type(report.question.label, '新的争议')
    await drop('甲案')
    await drop('乙案')
    expect([all('.action-bar'), all('textarea')]).toEqual([[], []])
    expect(one('.state').textContent).toContain(report.noCases.split('。')[0])
    await click(one('.state [role="button"]'))
    await until(() => openedInstead.length > 0)
    expect(openedInstead).toEqual(['/case-list'])
    expect(useReportDraft.getState().question).toBe('新的争议')
  })
})

test('the conditions of the search stand below, with what each asks for', async () => {
  draft({
    conditions: [
      { name: '全文', value: '违约金' },
      { name: '标题', value: '-借款' },
    ],
  })
  await open()
  expect(searchLines()).toEqual(['全文：违约金', '标题不包含：借款'])
})

test('a search by facts says so, with what limited it; it has no statistics, so no picture is offered', async () => {
  const { method, kind, total, notWritten } = report.factsSearch
  draft({ conditions: [{ name: '案由', value: '买卖合同纠纷' }], factsSearch: { total: 50, kind: '民事' } })
  await open()
  expect(searchLines()).toEqual([
    method,
    fill(kind, { kind: '民事' }),
    '案由：买卖合同纠纷',
    fill(total, { total: 50 }),
    notWritten,
  ])
  expect(text()).not.toContain(report.pictures.label)
})

test('a list without a condition says so', async () => {
  draft({ conditions: [] })
  await open()
  expect(searchLines()).toEqual([report.noConditions])
})

test.each([
  [report.question.label, length.question],
  [report.pendingCase.label, length.pendingCase],
  [report.searcher.label, length.searcher],
  [report.analysis.label, length.analysis],
  [remarkOn('甲案'), length.remark],
])('%s takes no more than %i characters, what the service takes', async (label, most) => {
  await open()
  expect(field(label).maxLength).toBe(most)
})

describe('the court of the pending case', () => {
  const COURT = '江苏省南京市鼓楼区人民法院'

  test('tells the court above, and is sent', async () => {
    await open()
    await type(report.court.label, COURT)
    expect(text()).toContain(fill(report.courtAbove.derived, { court: '江苏省南京市中级人民法院' }))
    await click(make())
    await until(() => orders().length > 0)
    expect(orders()[0]).toMatchObject({ court: COURT })
  })

  test('is suggested from the selected cases, and a tap enters it', async () => {
    draft({ cases: [caseOf('甲', { meta: [COURT, '2024-01-01', '（2024）苏0106民初1号'] })] })
    await open()
    await click(all('.report-courts .button')[0] as HTMLElement)
    expect(field(report.court.label).value).toBe(COURT)
    expect(all('.report-courts')).toHaveLength(0)
  })

  test('asks for the court above only where its name does not tell it', async () => {
    await open()
    expect(text()).not.toContain(report.courtAbove.label)
    await type(report.court.label, '江苏省昆山市人民法院')
    await type(report.courtAbove.label, '江苏省苏州市中级人民法院')
    await click(make())
    await until(() => orders().length > 0)
    expect(orders()[0]).toMatchObject({ courtAbove: '江苏省苏州市中级人民法院' })
  })
})

test('an entry of the workspace whose draft is on another device says so', async () => {
  draft({ cases: [] })
  await renderPage(CaseReportPage, { report: 'report elsewhere' })
  expect(text()).toContain(report.made.elsewhere.split('，')[0])
})

describe('what is missing', () => {
  test('is said in both places only once a report was asked for; the first is entered', async () => {
    draft({ question: '', searcher: '' })
    await open()
    expect(lacks()).toEqual([])
    await click(make())
    expect(lacks()).toEqual([report.missing.question, report.missing.searcher])
    expect(all('.form-field__problem[role="alert"]')).toHaveLength(2)
    expect(document.activeElement).toBe(field(report.question.label))
    expect(calls).toEqual([])
  })

  test('blanks are nothing; the searcher alone is missing, and is entered', async () => {
    draft({ searcher: ' \u3000' })
    await open()
    await click(make())
    expect(lacks()).toEqual([report.missing.searcher])
    expect(document.activeElement).toBe(field(report.searcher.label))
    const marks = [report.searcher, report.question].map(({ label }) => field(label).getAttribute('aria-invalid'))
    expect(marks).toEqual(['true', null])
  })

  test('what was entered meanwhile is no longer said to be missing, the other still is', async () => {
    draft({ question: '', searcher: '' })
    await open()
    await click(make())
    await type(report.question.label, '争议')
    expect(lacks()).toEqual([report.missing.searcher])
    await type(report.searcher.label, '白砚')
    expect(lacks()).toEqual([])
    await click(make())
    await until(() => orders().length > 0)
    expect(orders()).toHaveLength(1)
  })
})

describe('what was entered', () => {
  test('is there when the reader comes back to the form', async () => {
    const kit = await open()
    await type(report.question.label, '第一行\n第二行')
    await type(report.pendingCase.label, '甲诉乙')
    await type(report.analysis.label, '应当参照')
    await type(remarkOn('甲案'), '约定相近')
    unmount(kit)
    expect(all('.case-report')).toEqual([])
    await open()
    const labels = [report.question.label, report.pendingCase.label, report.analysis.label, remarkOn('甲案')]
    expect(labels.map(label => field(label).value)).toEqual(['第一行\n第二行', '甲诉乙', '应当参照', '约定相近'])
  })

  test('outlives other picks: the question stays, and the remark on a case that is picked again', async () => {
    const kit = await open()
    await type(remarkOn('乙案'), '约定相近')
    unmount(kit)
    startReport({ cases: [caseOf('丙'), caseOf('乙')], conditions: [] })
    await open()
    expect(cases()).toEqual(['丙案', '乙案'])
    expect([field(remarkOn('丙案')).value, field(remarkOn('乙案')).value]).toEqual(['', '约定相近'])
    expect(field(report.question.label).value).toBe('违约金如何调整')
  })
})

test('a guest may fill it in, but is asked to log in before anything is sent', async () => {
  useSession.setState({ token: undefined, visitor: undefined })
  await open()
  await type(report.analysis.label, '应当参照')
  await click(make())
  expect(useSession.getState().isLoginPopupOpen).toBe(true)
  expect([calls, field(report.analysis.label).value]).toEqual([[], '应当参照'])
})

test('a guest who lacks something too is told that first', async () => {
  useSession.setState({ token: undefined, visitor: undefined })
  draft({ question: '' })
  await open()
  await click(make())
  expect([lacks(), useSession.getState().isLoginPopupOpen]).toEqual([[report.missing.question], false])
})

test('an office user without the point for cases sees no form, and is led to where that is said', async () => {
  useSession.setState({ isNew3cUser: true, visitor: { ...MEMBER, points: ['lawregu'] } })
  await open()
  await until(() => openedInstead.length > 0)
  expect([openedInstead, all('.case-report')]).toEqual([[addressOfScreen('ccc-no-auth')], []])
})

test('one with it sees the form', async () => {
  useSession.setState({ isNew3cUser: true, visitor: { ...MEMBER, points: ['judgement'] } })
  await open()
  expect([openedInstead, cases()]).toEqual([[], ['甲案', '乙案']])
})

describe('an older report, opened from the workspace', () => {
  const openOlder = async () => {
    draft({ cases: [caseOf('丙')], question: '旧的问题', pendingCase: '旧案' })
    storeReportDraft('r1', useReportDraft.getState())
    draft({ question: '新的问题' })
    const page = await renderPage(CaseReportPage, { report: 'r1' })
    expect([cases(), field(report.question.label).value]).toEqual([['丙案'], '旧的问题'])
    await type(report.question.label, '改过的问题')
    return page
  }
  const savedReport = () => useWorkspace.getState().syncState['case-report r1']?.body
  const now = () => [useReportDraft.getState().cases.map(({ jid }) => jid), useReportDraft.getState().question]

  test('gives the draft in work back when it is left', async () => {
    unmount(await openOlder())
    expect(now()).toEqual([['甲', '乙'], '新的问题'])
  })

  test('is stored as it was made, although it was left before that', async () => {
    const answer = gate()
    serve(
      REPORT_PATHS.make,
      answer.opened.then(() => reply(MADE)),
    )
    const page = await openOlder()
    await click(make())
    await until(() => orders().length > 0)
    unmount(page)
    await act(answer.open)
    await until(() => savedReport() !== undefined)
    expect(savedReport()).toMatchObject({ number: '旧案' })
    expect(now()).toEqual([['甲', '乙'], '新的问题'])
    expect([restoreReportDraft('r1'), ...now()]).toEqual([true, ['丙'], '改过的问题'])
  })

  test('gives nothing back after a report on other cases was started', async () => {
    const page = await openOlder()
    startReport({ cases: [caseOf('丁')], conditions: [] })
    unmount(page)
    expect(now()).toEqual([['丁'], '改过的问题'])
  })
})
