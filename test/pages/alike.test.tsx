/** 案情检索: what the report on its cases states of the search, and the facts across a login. */
import Taro from '@tarojs/taro'
import { CASE_PATHS } from '@contract/paths'
import type { TransportReply } from '@/platform/ports/data'
import { transport } from '@/platform/transport'
import { fill, reportCopy } from '@/copy/report'
import { similarCasesCopy } from '@/copy/similar-cases'
import SimilarCasesPage from '@/pages/list/alike'
import { setPendingFacts } from '@/stores/pending-facts'
import { clearReportDraft, useReportDraft } from '@/stores/report-draft'
import { useSession } from '@/stores/session'
import { act, all, byLabel, click, one, until } from '../support/render-block'
import { renderPage, unmount } from '../support/render-page'
import { listenToToasts } from '../support/toasts'
import { button } from './advanced/support'

const { report } = reportCopy
const FACTS = '买受人逾期付款，合同约定违约金过高，请求法院调整违约金。'
const ROWS = ['c1', 'c2'].map(jid => ({ jid, title: `${jid}案`, reasons: ['<em>违约金过高</em>'] }))
const causes = ['金融借款合同纠纷', '房屋买卖合同纠纷'].map(name => ({ name, value: name, count: 3 }))

const reply = (result: unknown): TransportReply => ({
  kind: 'reply',
  status: 200,
  text: JSON.stringify({ status: 0, succeed: true, result }),
})

let rows = ROWS
let opened: string[] = []
let page: Awaited<ReturnType<typeof renderPage>>
beforeEach(async () => {
  jest.restoreAllMocks()
  opened = []
  rows = ROWS
  clearReportDraft()
  useSession.setState({ token: 't', isLoginPopupOpen: false })
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(url)
    return { errMsg: '', eventChannel: {} as never }
  })
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body }) => {
    if (!url.endsWith(CASE_PATHS.similarCases)) return { kind: 'reply', status: 404, text: '' }
    const { query } = JSON.parse(body!) as { query: string }
    const judgements = { judgementDtoList: rows, totalCount: query ? 7 : rows.length && 50 }
    return reply({ judgements, causes, ...(query ? {} : { kind: '民事' }) })
  })
  setPendingFacts(FACTS)
  page = await renderPage(SimilarCasesPage)
  await click(button(similarCasesCopy.similarCases.find))
  await until(() => all('.row').length === 2)
})

async function startReport() {
  await click(byLabel(report.startSelection))
  await click(all('.row--pickable')[0]!)
  await click(button(fill(report.makeOf, { count: 1 })))
  await until(() => opened.length > 0)
  return useReportDraft.getState()
}

test('suggested causes are no conditions: only the facts, the number and the kind of the list go along', async () => {
  expect(await startReport()).toMatchObject({ conditions: [], factsSearch: { total: 50, kind: '民事' } })
})

test('a chosen cause is a condition, and the number is that of its list', async () => {
  await click(all('.cause-chip')[0]!)
  await until(() => one('.total-line__number').textContent === '7')
  const { conditions, factsSearch } = await startReport()
  expect(conditions).toHaveLength(1)
  expect(conditions[0]).toMatchObject({ name: '案由', value: '金融借款合同纠纷' })
  expect(factsSearch).toEqual({ total: 7, kind: undefined })
})

test('the facts are not in the draft, which the device stores', async () => {
  expect(JSON.stringify(await startReport())).not.toContain('买受人')
})

test('facts without a similar case lead back to the facts, and there is nothing to filter', async () => {
  rows = []
  setPendingFacts(FACTS)
  unmount(page)
  page = await renderPage(SimilarCasesPage)
  await click(button(similarCasesCopy.similarCases.find))
  await until(() => all('.state').length === 1)
  expect(one('.state__sentence').textContent).toBe(similarCasesCopy.similarCases.none)
  expect(all('.filter-bar')).toEqual([])
  await click(button(similarCasesCopy.similarCases.edit))
  expect((one('textarea') as HTMLTextAreaElement).value).toBe(FACTS)
})

describe('a login', () => {
  const stored = () => Object.values({ ...sessionStorage }).filter(value => value === FACTS)
  const askToLogin = async () => {
    useSession.setState({ token: undefined })
    await click(byLabel(report.startSelection))
    expect(useSession.getState().isLoginPopupOpen).toBe(true)
  }

  test('stores the facts on the device until the screen is back, and only until then', async () => {
    await askToLogin()
    expect(stored()).toHaveLength(1)
    // The login page destroys the screen, so nothing removes the facts meanwhile.
    const across = { ...sessionStorage } as Record<string, string>
    unmount(page)
    Object.entries(across).forEach(([key, value]) => sessionStorage.setItem(key, value))
    useSession.setState({ token: 't', isLoginPopupOpen: false })
    await renderPage(SimilarCasesPage)
    expect((one('textarea') as HTMLTextAreaElement).value).toBe(FACTS)
    expect(stored()).toEqual([])
  })

  test('that the reader declines leaves nothing on the device', async () => {
    await askToLogin()
    await act(() => useSession.getState().closeLogin())
    expect(stored()).toEqual([])
  })
})
