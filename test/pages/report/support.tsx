/** The form of the report on similar cases, over services that answer from memory. */
import Taro from '@tarojs/taro'
import { REPORT_PATHS } from '@contract/paths'
import { reportCopy } from '@/copy/report'
import CaseReportPage from '@/pages/visual/case-report'
import { download } from '@/platform/download'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/ports/data'
import { type ReportCase, type ReportDraft, useReportDraft } from '@/stores/report-draft'
import { type Visitor, useSession } from '@/stores/session'
import { useWorkspace } from '@/stores/workspace'
import { act, all, byLabel, one } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts } from '../../support/toasts'

const { report } = reportCopy
export const MEMBER: Visitor = { name: '王', isAlphaUser: true, isTrial: false, trialOnly: false }

export const KEY = 'k'.repeat(22)
export const TITLE = '类案检索报告 2026-03-05'
export const CONTENTS = ['选取类案2件：其他2件', '没有检索人民法院案例库，报告中留出填写的位置']
export const MADE = { status: 0, succeed: true, result: { key: KEY, title: TITLE, contents: CONTENTS } }

export const reply = (body: unknown, status = 200): TransportReply => ({
  kind: 'reply',
  status,
  text: JSON.stringify(body),
})
/** A refusal with nothing in it, as a gateway sends one. */
export const bare = (status: number): TransportReply => ({ kind: 'reply', status, text: '' })

type Answer = TransportReply | Promise<TransportReply>

export interface Call {
  path: string
  query: Record<string, string>
  body: unknown
}
export let calls: Call[] = []
export let openedInstead: string[] = []
let answers: Record<string, Answer> = {}

/** What the service at a path answers from now on. */
export const serve = (path: string, answer: Answer) => void (answers[path] = answer)
export const sentTo = (path: string) => calls.filter(call => call.path === path)
/** The reports that were asked for. */
export const orders = () => sentTo(REPORT_PATHS.make).map(({ body }) => body)

export const caseOf = (jid: string, more: Partial<ReportCase> = {}): ReportCase => ({
  jid,
  title: `${jid}案`,
  meta: [],
  remark: '',
  ...more,
})

/** What a reader has picked and entered so far; without pictures unless a test is about them. */
export const draft = (changed: Partial<ReportDraft> = {}) =>
  useReportDraft.setState({
    ...{ cases: [caseOf('甲'), caseOf('乙')], conditions: [{ name: '全文', value: '违约金' }] },
    factsSearch: undefined,
    ...{ question: '违约金如何调整', searcher: '白砚', pendingCase: '', analysis: '', pictures: false },
    ...{ court: '', courtAbove: '', searchedEntries: false, entryNumbers: '', style: 'official' as const },
    ...changed,
  })

beforeEach(() => {
  jest.restoreAllMocks()
  calls = []
  openedInstead = []
  answers = { [REPORT_PATHS.make]: reply(MADE) }
  useWorkspace.setState({ syncState: {}, cursor: 0, isStored: true }, true)
  useSession.setState({ token: 't', userId: 'u1', visitor: MEMBER, isNew3cUser: false, isLoginPopupOpen: false })
  draft()
  listenToToasts()
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://app.test')
    const query = Object.fromEntries(searchParams)
    calls.push({ path: pathname, query, body: body === undefined ? undefined : (JSON.parse(body) as unknown) })
    return answers[pathname] ?? bare(404)
  })
  jest.spyOn(download, 'download').mockResolvedValue('saved')
  jest.spyOn(Taro, 'redirectTo').mockImplementation(async ({ url }) => {
    openedInstead.push(url)
    return { errMsg: '' }
  })
})

export const open = () => renderPage(CaseReportPage)

type Entry = HTMLTextAreaElement | HTMLInputElement
export const field = (label: string) => byLabel(label) as Entry
/** As a browser does it: React looks at the value that lies behind its own. */
export const type = (label: string, text: string) =>
  act(() => {
    const entry = field(label)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(entry), 'value')?.set?.call(entry, text)
    entry.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const make = () => one('.action-bar__main')
/** The third step: whether the screen offers a made report. */
export const isMade = () => all('.report-made').length > 0
export const isBusy = () => make().getAttribute('aria-busy') === 'true'
export const lacks = () => all('.form-field__problem').map(({ textContent }) => textContent)
export const cases = () => all('.report-case__title').map(({ textContent }) => textContent)
export const text = () => document.body.textContent ?? ''
/** The name and the figure of the bar, while there is one. */
export const bar = () =>
  all('[role="progressbar"]').map(each => [each.getAttribute('aria-label'), each.getAttribute('aria-valuenow')])[0]
/** The title of the step that is under way. */
export const step = () => report.steps.titles.find(title => one('.at-steps__item--active').textContent?.includes(title))
