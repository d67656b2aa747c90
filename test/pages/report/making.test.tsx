/** Making 类案检索报告: the request, the reply, and that no failure loses input. */
import { REPORT_PATHS, USER_PATHS } from '@contract/paths'
import { reportCopy, fill } from '@/copy/report'
import { reportFilePath } from '@/api/report'
import { useOpenConfirmations } from '@/platform/messages'
import { download } from '@/platform/download'
import type { DownloadOutcome, SendOutcome } from '@/platform/ports/files'
import { sendFile } from '@/platform/send-file'
import type { TransportReply } from '@/platform/ports/data'
import { useSession } from '@/stores/session'
import { useWorkspace } from '@/stores/workspace'
import { act, all, click, one, until } from '../../support/render-block'
import { gate } from '../../support/time'
import { toastTexts } from '../../support/toasts'
import {
  bar,
  bare,
  calls,
  cases,
  draft,
  field,
  CONTENTS,
  isBusy,
  isMade,
  KEY,
  MADE,
  make,
  open,
  orders,
  reply,
  serve,
  step,
  TITLE,
  type,
} from './support'

const { report } = reportCopy
const fetched = () => jest.mocked(download.download).mock.calls.map(([request]) => request)

/** Opens the form, enters a line, asks for the report and waits until that is over. */
async function makeOne() {
  await open()
  await type(report.analysis.label, '应当参照')
  await click(make())
  await until(() => calls.length > 0 && (isMade() || !isBusy()))
}

/** What a reader has before them after a failure: all they entered, and a key that works. */
function expectNothingLost() {
  expect(cases()).toEqual(['甲案', '乙案'])
  expect([report.question, report.searcher, report.analysis].map(({ label }) => field(label).value)).toEqual([
    '违约金如何调整',
    '白砚',
    '应当参照',
  ])
  expect([isBusy(), make().getAttribute('aria-disabled'), bar()]).toEqual([false, null, undefined])
}

describe('what is sent', () => {
  test('is what was entered without its blanks; the cases by their ids alone, and the search', async () => {
    draft({ question: ' 违约金如何调整\n', searcher: '白砚 ', pendingCase: ' 甲诉乙 ' })
    await open()
    await type(fill(report.remark.label, { title: '乙案' }), ' 约定相近 ')
    await type(report.analysis.label, '应当参照')
    await click(make())
    await until(() => orders().length > 0)
    expect(orders()).toEqual([
      {
        ...{ question: '违约金如何调整', searcher: '白砚', pendingCase: '甲诉乙', analysis: '应当参照' },
        query: '全文:违约金',
        cases: [{ jid: '甲' }, { jid: '乙', remark: '约定相近' }],
      },
    ])
  })

  test('says nothing of fields that hold only blanks', async () => {
    draft({ pendingCase: '  ', analysis: '\n' })
    await open()
    await click(make())
    await until(() => orders().length > 0)
    expect(Object.keys(orders()[0] as object).sort()).toEqual(['cases', 'query', 'question', 'searcher'])
  })

  test('goes out once, however often the key is tapped meanwhile; its step and its bar tell how far it is', async () => {
    const answer = gate()
    serve(
      REPORT_PATHS.make,
      answer.opened.then(() => reply(MADE)),
    )
    await open()
    await click(make())
    await click(make())
    expect([isBusy(), step(), bar()]).toEqual([true, report.steps.titles[2], [report.making.writing, '50']])
    await act(answer.open)
    await until(isMade)
    expect([orders().length, step(), bar(), isMade()]).toEqual([1, report.steps.titles[2], undefined, true])
    expect(one('.report-made .seal').textContent).toBe(report.made.seal)
  })
})

const button = (label: string) =>
  all('.action-bar [role="button"], .action-bar button').find(each => each.textContent === label)!

/** Makes a report and waits for the third step. */
async function makeAndSee() {
  await makeOne()
  await until(isMade)
}

describe('a report that was made', () => {
  test('is a screen of its own: what is in it, and nothing fetched yet', async () => {
    await makeAndSee()
    expect([step(), fetched()]).toEqual([report.steps.titles[2], []])
    for (const line of [TITLE, ...CONTENTS, report.made.fileTime]) expect(document.body.textContent).toContain(line)
    await until(() => document.body.textContent!.includes(report.made.saved))
    expect(useWorkspace.getState().owner).toBe('u1')
  })

  test('identifies its reader before it is saved', async () => {
    useSession.setState({ userId: undefined })
    serve(USER_PATHS.me, reply({ status: 0, succeed: true, result: { user_id: 'u2', name: '王' } }))
    await makeAndSee()
    await until(() => document.body.textContent!.includes(report.made.saved))
    expect(useWorkspace.getState().owner).toBe('u2')
  })

  test('does not claim to be in the workspace of a reader who could not be identified', async () => {
    useSession.setState({ userId: undefined })
    await makeAndSee()
    await until(() => calls.length > 1)
    expect(one('.report-made__kept').textContent).toBe(report.made.fileTime)
    expect(useWorkspace.getState().owner).toBeUndefined()
  })

  test('is fetched in the name of the reader, under its title', async () => {
    await makeAndSee()
    await click(button(report.made.open))
    await until(() => fetched().length > 0)
    expect(fetched()).toEqual([
      { url: reportFilePath(KEY), name: `${TITLE}.docx`, headers: expect.objectContaining({ token: 't' }) as unknown },
    ])
    expect(toastTexts()).toEqual([reportCopy.download.saved])
  })

  test('is sent where the host can send files', async () => {
    jest.spyOn(sendFile, 'isAvailable').mockReturnValue(true)
    const sent = jest.spyOn(sendFile, 'send').mockResolvedValue('sent')
    await makeAndSee()
    await click(button(report.made.send))
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ url: reportFilePath(KEY), name: `${TITLE}.docx` })
    expect(toastTexts()).toEqual([])
  })

  const FAILED: Array<[string, SendOutcome, string[]]> = [
    ['failed', 'failed', [reportCopy.download.failed]],
    ['was cancelled', 'cancelled', []],
    ['has waited too long', { refusedStatus: 404 }, [reportCopy.error.notFound]],
    ['is not possible here', 'unavailable', [reportCopy.download.saved]],
  ]
  test.each(FAILED)('says it if sending %s', async (_what, outcome, sentences) => {
    jest.spyOn(sendFile, 'isAvailable').mockReturnValue(true)
    jest.spyOn(sendFile, 'send').mockResolvedValue(outcome)
    await makeAndSee()
    await click(button(report.made.send))
    await until(() => toastTexts().length === sentences.length)
    expect(toastTexts()).toEqual(sentences)
  })

  test('can be changed and made again: the form has every word', async () => {
    await makeAndSee()
    await click(button(report.made.again))
    expectNothingLost()
    await click(make())
    await until(() => orders().length > 1)
    expect(orders()[1]).toEqual(orders()[0])
  })

  const OUTCOMES: Array<[string, DownloadOutcome, string[]]> = [
    ['could not be fetched', 'failed', [reportCopy.download.failed]],
    ['has waited too long', { refusedStatus: 404 }, [reportCopy.error.notFound]],
    ['is fetched too often', { refusedStatus: 429 }, [reportCopy.error.throttled]],
    ['is broken on the server', { refusedStatus: 502 }, [reportCopy.error.server]],
    ['opens before the reader’s eyes', 'opened', []],
  ]
  test.each(OUTCOMES)('that %s says so, and can be opened again', async (_, outcome, sentences) => {
    jest.mocked(download.download).mockResolvedValueOnce(outcome)
    await makeAndSee()
    await click(button(report.made.open))
    await until(() => fetched().length > 0)
    await click(button(report.made.open))
    await until(() => fetched().length > 1)
    await until(() => toastTexts().length > sentences.length)
    expect(toastTexts()).toEqual([...sentences, reportCopy.download.saved])
  })
})

describe('a report that could not be made', () => {
  const REFUSALS: Array<[string, TransportReply, string]> = [
    ['without a network', { kind: 'network' }, reportCopy.error.network],
    ['after too long a time', { kind: 'timeout' }, reportCopy.error.network],
    ['too often', bare(429), reportCopy.error.throttled],
    ['for members only', bare(403), reportCopy.error.forbidden],
    ['for members only, in the service’s words', reply({ errMsg: '仅限会员' }, 403), '仅限会员'],
    ['with a case that is gone', reply({ resultMsg: '所选案例已被移走' }, 404), '所选案例已被移走'],
    ['of what the service does not take', bare(400), reportCopy.error.rejected],
    ['too large to be sent', bare(413), reportCopy.error.rejected],
    ['in an envelope that says no', reply({ status: 1, succeed: false, resultMsg: '案例过多' }), '案例过多'],
    [
      'without the key of its file',
      reply({ status: 0, succeed: true, result: { title: TITLE } }),
      reportCopy.error.server,
    ],
    ['in a page of a proxy', { kind: 'reply', status: 200, text: '<html>' }, reportCopy.error.server],
  ]
  test.each(REFUSALS)('%s says so once; nothing is fetched, and nothing is lost', async (_, answer, sentence) => {
    serve(REPORT_PATHS.make, answer)
    await makeOne()
    expect([toastTexts(), fetched()]).toEqual([[sentence], []])
    expectNothingLost()
  })

  test('for a fault of ours is told by the question of the whole app, and by no toast', async () => {
    serve(REPORT_PATHS.make, bare(500))
    await makeOne()
    const { open: questions } = useOpenConfirmations.getState()
    expect([questions.map(({ text }) => text), toastTexts()]).toEqual([[reportCopy.error.server], []])
    await act(() => questions[0]?.answer(true))
    expectNothingLost()
  })

  test('since the session is over says that once; every word still stands there', async () => {
    serve(REPORT_PATHS.make, bare(401))
    await makeOne()
    expect([toastTexts(), useSession.getState().token]).toEqual([[reportCopy.error.expired], undefined])
    expectNothingLost()
  })

  test('is made at the next tap', async () => {
    serve(REPORT_PATHS.make, { kind: 'network' })
    await makeOne()
    serve(REPORT_PATHS.make, reply(MADE))
    await click(one('.action-bar__main'))
    await until(isMade)
    expect(toastTexts()).toEqual([reportCopy.error.network])
    expect(orders()[1]).toEqual(orders()[0])
  })
})
