/** Selecting rows of a list for a report. */
import { copy } from '@/copy'
import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { reportCopy, fill } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { RowSelectionBar, RowSelectionButton, RowSelectionProvider } from '@/features/row-selection'
import { DocumentRow } from '@/shared/document-row'
import type { ListRow } from '@/libraries/library'
import { useReportDraft } from '@/stores/report-draft'
import { useSession } from '@/stores/session'
import { all, click, one, until } from '../support/render-block'
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
  useSession.setState({ token: 't', isLoginPopupOpen: false })
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

test('one button alone says 取消, and the one that began the picking stays', async () => {
  await renderPage(Screen)
  await start()
  expect(all('[role="button"]').filter(({ textContent }) => textContent === action.cancel)).toHaveLength(1)
  await click(one(`.first [aria-label="${report.stopSelection}"]`))
  expect(boxes()).toHaveLength(0)
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
  expect(useSession.getState()).toMatchObject({ isLoginPopupOpen: true, loginPurpose: '登录后可生成类案检索报告' })
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
