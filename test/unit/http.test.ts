import { errorSentence } from '@/request/errors'
import { send, readReply } from '@/request/http'
import { copy } from '@/copy'
import { useOpenConfirmations } from '@/platform/messages'
import { host } from '@/platform/host'
import { sessionHost } from '@/platform/session-host'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/ports/data'
import { useSession } from '@/stores/session'
import { connectSession } from '@/app/session-events'
import { relaunch } from '@/routing/navigation'
import { listenToToasts, toasts, toastTexts } from '../support/toasts'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentInstance: () => ({ router: { params: { targeturl: '%2Fcase-detail%2F7' } } }),
    env: {},
    getFileSystemManager: () => ({ rmdir: () => undefined }),
  },
  useRouter: () => ({ params: {} }),
}))

jest.mock('@/routing/navigation', () => ({
  ...jest.requireActual<object>('@/routing/navigation'),
  relaunch: jest.fn(() => Promise.resolve(false)),
}))

const grant = { officeId: 'o', userId: 'u', isNew3cUser: false, is3c: true, expiresAt: '2027-01-01T00:00:00Z' }
const signIn = (token: string) => useSession.getState().signIn({ ...grant, token })

const reply = (status: number, body: unknown): TransportReply => ({
  kind: 'reply',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const sent = jest.spyOn(transport, 'send')
const afterExpiry = jest.spyOn(sessionHost, 'afterExpiry')

const alerts = () => useOpenConfirmations.getState().open
const closeAlert = () => alerts()[0]?.answer(true)
beforeAll(connectSession)
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  useSession.getState().signOut()
  listenToToasts()
  useOpenConfirmations.setState({ open: [] })
})
afterEach(() => jest.useRealTimers())

describe('headers', () => {
  beforeEach(() => sent.mockResolvedValue(reply(200, {})))

  test('a guest is named by a fingerprint, which stays the same', async () => {
    await send({ path: '/a' })
    await send({ path: '/b' })
    const [first, second] = sent.mock.calls.map(([request]) => request.headers)
    expect(first).toEqual({ deviceType: 'alphah5', noLogin: 'true', fingerprintId: expect.stringMatching(/^\w{16,}$/) })
    expect(second).toEqual(first)
  })

  test('a reader who is signed in sends the token and nothing else', async () => {
    signIn('t1')
    await send({ method: 'POST', path: '/a', body: { x: 1 } })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      body: '{"x":1}',
      headers: { deviceType: 'alphah5', token: 't1', 'content-type': 'application/json' },
    })
    expect(sent.mock.calls[0]?.[0].headers).not.toHaveProperty('noLogin')
  })

  test('a query is encoded, and what is undefined is left out', async () => {
    await send({ path: '/a', query: { query: '全文:法,100%', order: undefined } })
    expect(sent.mock.calls[0]?.[0].url).toMatch(/\/a\?query=%E5%85%A8%E6%96%87%3A%E6%B3%95%2C100%25$/)
  })
})

describe('failures are values', () => {
  test.each([
    [{ kind: 'network' }, 'network', copy.error.network],
    [{ kind: 'timeout' }, 'timeout', copy.error.network],
    [{ kind: 'aborted' }, 'aborted', ''],
    [reply(400, { resultMsg: '登录码已失效', id: 'code_used' }), 'rejected', '登录码已失效'],
    [reply(403, {}), 'forbidden', copy.error.forbidden],
    [reply(404, '<html>'), 'not_found', copy.error.notFound],
    [reply(410, {}), 'gone', copy.error.notFound],
    [reply(429, { errMsg: '慢一点' }), 'throttled', '慢一点'],
    [reply(500, { resultMsg: 'SQLITE_BUSY' }), 'server', copy.error.server],
    [reply(200, 'not json'), 'garbled', copy.error.server],
  ] as Array<[TransportReply, string, string]>)('%j', async (answer, id, sentence) => {
    sent.mockResolvedValue(answer)
    const result = await send({ path: '/a', quiet: true })
    if (result.ok) throw new Error('should fail')
    expect(result.error.id).toBe(id)
    expect(errorSentence(result.error)).toBe(sentence)
  })

  const as = (answer: unknown) => answer ?? undefined
  const opened = (data: unknown) => readReply({ ok: true, data }, as)

  test.each([
    [{ isSuccess: true, data: 1 }],
    [{ status: 0, succeed: true, result: 1 }],
    [{ data: 1 }],
    [{ result: 1 }],
    [{ succeed: true, result: 1 }],
    [{ status: '0', result: 1 }],
    [{ isSuccess: 1, data: 1 }],
    [{ isSuccess: true, status: 200, data: 1 }],
    [{ isSuccess: null, status: null, data: 1, result: null }],
  ])('%j: in either envelope, whole or in part, it is what it holds', data => {
    expect(opened(data)).toEqual({ ok: true, data: 1 })
  })

  test.each([
    [{ isSuccess: false, errMsg: 'no', data: 1 }],
    [{ isSuccess: 'false', resultMsg: 'no' }],
    [{ status: 3, resultMsg: 'no', result: 1 }],
    [{ status: '500', succeed: true, errMsg: 'no', result: 1 }],
    [{ status: 0, succeed: false, resultMsg: 'no', result: 1 }],
    [{ resultMsg: 'no' }],
  ])('%j: what is said to have failed is refused in its own words', data => {
    expect(opened(data)).toEqual({ ok: false, error: { id: 'rejected', message: 'no' } })
  })

  test.each([[null], [[]], ['x'], [{}], [{ status: '0' }], [{ isSuccess: 1 }], [{ succeed: true, resultMsg: 'ok' }]])(
    '%j: what holds nothing is garbled',
    data => expect(opened(data)).toEqual({ ok: false, error: { id: 'garbled' } }),
  )
})

describe('a 401', () => {
  beforeEach(() => {
    sent.mockResolvedValue(reply(401, {}))
    afterExpiry.mockReturnValue('no-login')
  })

  test('several at once clear the session, toast and act once', async () => {
    signIn('t1')
    await Promise.all([send({ path: '/a' }), send({ path: '/b' }), send({ path: '/c' })])
    expect(useSession.getState().token).toBeUndefined()
    expect(toastTexts()).toEqual([copy.error.expired])
    expect(afterExpiry).toHaveBeenCalledTimes(1)
    expect(afterExpiry).toHaveBeenCalledWith(true)
    expect(relaunch).toHaveBeenCalledTimes(1)
    expect(relaunch).toHaveBeenCalledWith('ccc-no-login', { targeturl: '/case-detail/7' })
  })

  test.each([
    ['home', [['search', { targeturl: '/case-detail/7' }]]],
    ['stay', []],
  ] as const)('where the host says %s', async (next, moves) => {
    afterExpiry.mockReturnValue(next)
    signIn('t1')
    await send({ path: '/a' })
    expect(jest.mocked(relaunch).mock.calls).toEqual(moves)
  })

  test.each([
    ['weapp', true, []],
    ['wechat', false, [['ccc-no-login', { targeturl: '/case-detail/7' }]]],
  ] as const)('without a token has no session to end; %s prompts: %s, opens: %j', async (name, prompts, moves) => {
    jest.spyOn(host, 'current').mockReturnValue(name)
    jest.spyOn(host, 'isSinglePage').mockReturnValue(false)
    await send({ path: '/a' })
    expect(useSession.getState().isLoginPopupOpen).toBe(prompts)
    expect(jest.mocked(relaunch).mock.calls).toEqual(moves)
    expect(toastTexts()).toEqual([])
    useSession.setState({ isLoginPopupOpen: false })
    jest.mocked(host.current).mockRestore()
  })

  test('is told once more on the page it leads to, which may take longer than a toast', async () => {
    signIn('t1')
    let arrive: (moved: boolean) => void = () => {}
    jest.mocked(relaunch).mockReturnValueOnce(new Promise(resolve => (arrive = resolve)))
    await send({ path: '/a' })
    expect(toasts()).toHaveLength(1)
    arrive(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(toasts()).toEqual(Array(2).fill([copy.error.expired, 2000]))
  })

  test('one that is late, after a new login, does not sign the reader out', async () => {
    signIn('old')
    let answer: (reply: TransportReply) => void = () => {}
    sent.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    const late = send({ path: '/a' })
    signIn('new')
    answer(reply(401, {}))
    await late
    expect(useSession.getState().token).toBe('new')
    expect(afterExpiry).not.toHaveBeenCalled()
  })
})

describe('a 5xx', () => {
  beforeEach(() => sent.mockResolvedValue(reply(503, {})))

  test('alerts once for a burst, and again for a later one', async () => {
    await Promise.all([send({ path: '/a' }), send({ path: '/b' })])
    expect(alerts()).toEqual([expect.objectContaining({ text: copy.error.server })])
    closeAlert()
    await jest.advanceTimersByTimeAsync(100)
    await send({ path: '/straggler' })
    expect(alerts()).toEqual([])
    await jest.advanceTimersByTimeAsync(5000)
    await send({ path: '/later' })
    expect(alerts()).toHaveLength(1)
    closeAlert()
    await jest.advanceTimersByTimeAsync(5000)
  })

  test('a quiet request says nothing', async () => {
    await send({ path: '/a', quiet: true })
    expect(alerts()).toEqual([])
  })
})
