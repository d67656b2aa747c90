/** Rows of a list picked for a report, and the form that the report is made of. */
import { copy } from '@/copy'
import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import type { Result } from '@/request/errors'
import * as http from '@/request/http'
import { reportCopy, fill } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { CaseReport } from '@/features/case-report'
import { RowSelectionBar, RowSelectionButton, RowSelectionProvider } from '@/features/row-selection'
import { DocumentRow } from '@/shared/document-row'
import type { ListRow } from '@/libraries/library'
import { useReportDraft } from '@/stores/report-draft'
import { useSession } from '@/stores/session'
import * as files from '@/actions/download-document'
import { act, all, click, byLabel, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts, toastTexts } from '../support/toasts'

const { report, action } = reportCopy
const { max } = LIMITS.report

const row = (id: number): ListRow => ({
  id: `r${id}`,
  view: {
    title: [
      { kind: 'text', text: `第${id}件` },
      { kind: 'hit', text: '违约金' },
    ],
    meta: ['某法院', '2024-01-02'],
  },
  metadata: {},
  opens: { route: 'case-detail', params: { jid: `r${id}` } },
})
const ROWS = Array.from({ length: max + 1 }, (_, at) => row(at + 1))
const CONDITIONS = [{ name: '全文', value: '违约金' }]

let opened: string[] = []

beforeEach(() => {
  jest.restoreAllMocks()
  opened = []
  useSession.setState({ token: 't', needLoginShow: false })
  useReportDraft.setState({
    cases: [],
    conditions: [],
    question: '',
    searcher: '',
    pendingCase: '',
    analysis: '',
    pictures: false,
  })
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(url)
    return { errMsg: '', eventChannel: {} as never }
  })
})

function List({ name }: { name: string }) {
  return (
    <RowSelectionProvider>
      <View className={name}>
        <RowSelectionButton />
        {ROWS.map(each => (
          <DocumentRow key={each.id} row={each} sensorsName='row' />
        ))}
        <RowSelectionBar conditions={CONDITIONS} />
      </View>
    </RowSelectionProvider>
  )
}

function Screen() {
  return <List name='first' />
}

function TwoLists() {
  return (
    <>
      <List name='first' />
      <List name='second' />
    </>
  )
}

const start = (list = '.first') => click(one(`${list} [aria-label="${report.startSelection}"]`))
const boxes = (list = '.first') => all(`${list} [role="checkbox"]`)
const checked = () => boxes().filter(box => box.getAttribute('aria-checked') === 'true').length
const bar = (label: string) =>
  all('.row-selection-bar [role="button"]').find(({ textContent }) => textContent === label)!
const makeKey = (count: number) => bar(fill(report.makeOf, { count }))

test('a tap selection a row, a second lets it go; nothing opens meanwhile', async () => {
  await renderPage(Screen)
  expect(boxes()).toHaveLength(0)
  await start()
  expect(boxes()).toHaveLength(ROWS.length)
  expect(makeKey(0).getAttribute('aria-disabled')).toBe('true')
  await click(boxes()[0]!)
  await click(boxes()[2]!)
  expect([checked(), makeKey(2).textContent]).toEqual([2, fill(report.makeOf, { count: 2 })])
  await click(boxes()[0]!)
  expect(checked()).toBe(1)
  expect(opened).toEqual([])
})

test('no more are picked than a report takes', async () => {
  await renderPage(Screen)
  await start()
  for (const box of boxes()) await click(box)
  expect(checked()).toBe(max)
  expect(toastTexts()).toEqual([fill(copy.toast.reportFull, { max })])
})

test('a reset clears the selection, a cancel ends the picking, and neither is remembered', async () => {
  await renderPage(Screen)
  await start()
  await click(boxes()[0]!)
  await click(bar(action.reset))
  expect([boxes().length, checked()]).toEqual([ROWS.length, 0])
  await click(boxes()[1]!)
  await click(bar(action.cancel))
  expect([boxes().length, all('.row-selection-bar [role="button"]').length]).toEqual([0, 0])
  await start()
  expect(checked()).toBe(0)
})

test('two lists do not share their selection', async () => {
  await renderPage(TwoLists)
  await start('.first')
  expect([boxes('.first').length, boxes('.second').length]).toEqual([ROWS.length, 0])
})

test('a guest is asked to log in first', async () => {
  useSession.setState({ token: undefined })
  await renderPage(Screen)
  await start()
  expect(boxes()).toHaveLength(0)
  expect(useSession.getState().needLoginShow).toBe(true)
})

test('the selection go to the report with what was searched for', async () => {
  await renderPage(Screen)
  await start()
  await click(boxes()[1]!)
  await click(makeKey(1))
  await until(() => opened.length > 0)
  expect(opened[0]).toContain('case-report')
  expect(useReportDraft.getState()).toMatchObject({
    cases: [{ jid: 'r2', title: '第2件违约金', meta: ['某法院', '2024-01-02'], remark: '' }],
    conditions: CONDITIONS,
  })
})

describe('the form', () => {
  const cases = [{ jid: 'c1', title: '甲案', meta: [], remark: '' }]
  const make = () => one('.action-bar__main')
  let answer: (result: Result<unknown>) => void
  let sent: unknown[]
  beforeEach(() => {
    sent = []
    useReportDraft.setState({ cases, conditions: CONDITIONS, question: '争议', searcher: '白砚' })
    jest.spyOn(http, 'send').mockImplementation(
      call =>
        new Promise(resolve => {
          sent.push(call.body)
          answer = resolve
        }),
    )
  })

  async function type(label: string, text: string) {
    const box = byLabel(label) as HTMLTextAreaElement
    await act(() => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set
      set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  test('is sent once, and the file is fetched', async () => {
    const fetched = jest.spyOn(files, 'downloadDocument').mockResolvedValue()
    await renderPage(CaseReport)
    await type(report.analysis.label, '应当参照')
    await click(make())
    await click(make())
    expect(make().getAttribute('aria-busy')).toBe('true')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      question: '争议',
      analysis: '应当参照',
      query: '全文:违约金',
      cases: [{ jid: 'c1' }],
    })
    const key = 'k'.repeat(22)
    await act(() => answer({ ok: true, data: { status: 0, succeed: true, result: { key, title: '类案检索报告' } } }))
    await until(() => fetched.mock.calls.length > 0)
    expect(fetched.mock.calls[0]?.[0]).toEqual({
      path: `/judgement-search/api/v1/report/${key}`,
      title: '类案检索报告',
      isPublic: true,
    })
    await until(() => make().getAttribute('aria-busy') !== 'true')
  })

  test('says what the service says, and keeps every word', async () => {
    await renderPage(CaseReport)
    await type(report.question.label, '新的争议')
    await click(make())
    await act(() => answer({ ok: false, error: { id: 'not_found', message: '所选案例中有的已被移走' } }))
    await until(() => toastTexts().length > 0)
    expect(toastTexts()).toEqual(['所选案例中有的已被移走'])
    expect((byLabel(report.question.label) as HTMLTextAreaElement).value).toBe('新的争议')
  })

  test('without the pictures that were asked for it is not made, and says how to go on', async () => {
    await renderPage(CaseReport)
    await click(byLabel(report.pictures.label))
    await click(make())
    expect(sent).toEqual([undefined])
    await act(() => answer({ ok: false, error: { id: 'throttled' } }))
    await until(() => toastTexts().length > 0)
    expect([toastTexts(), sent]).toEqual([[reportCopy.error.throttled], [undefined]])
    await click(byLabel(report.pictures.label))
    await click(make())
    expect(sent[1]).toMatchObject({ question: '争议', cases: [{ jid: 'c1' }] })
  })

  test('is not sent without what it needs', async () => {
    useReportDraft.setState({ question: ' ' })
    await renderPage(CaseReport)
    await click(make())
    expect(sent).toEqual([])
    expect(all('.form-field__problem').map(lack => lack.textContent)).toEqual([report.missing.question])
    const area = byLabel(report.question.label)
    expect([area.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', area])
    await act(() => useReportDraft.setState({ question: '争议' }))
    expect(all('.form-field__problem')).toHaveLength(0)
  })

  test('without a case it leads to the list', async () => {
    await renderPage(CaseReport)
    await click(byLabel(fill(report.remove, { title: '甲案' })))
    expect(one('.state').textContent).toContain(report.toList)
    expect(all('.action-bar')).toHaveLength(0)
  })
})
