import Taro from '@tarojs/taro'
import { openData, openJudgement } from '@/api/envelope'
import { sentenceFor } from '@/api/errors'
import { send } from '@/api/http'
import { copy } from '@/copy'
import { sessionHost } from '@/platform/session-host'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/transport/port'
import { useSession } from '@/stores/session'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    showModal: jest.fn(),
    showToast: jest.fn(() => Promise.resolve()),
    getCurrentInstance: () => ({ router: { params: { targeturl: '%2Fcase-detail%2F7' } } }),
  },
  useRouter: () => ({ params: {} }),
}))

const grant = { officeId: 'o', userId: 'u', isNew3cUser: false, is3c: true, expiresAt: '2027-01-01T00:00:00Z' }
const signIn = (token: string) => useSession.getState().signIn({ ...grant, token })

const reply = (status: number, body: unknown): TransportReply => ({
  kind: 'reply',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const sent = jest.spyOn(transport, 'send')
const expired = jest.spyOn(sessionHost, 'expired').mockImplementation(() => {})

let closeModal: () => void = () => {}
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  useSession.getState().signOut()
  jest
    .mocked(Taro.showModal)
    .mockImplementation(
      () => new Promise(resolve => (closeModal = () => resolve({ confirm: true, cancel: false, errMsg: '' }))),
    )
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
    expect(sentenceFor(result.error)).toBe(sentence)
  })

  test('the two envelopes: success, refusal, and what is neither', () => {
    expect(openData({ ok: true, data: { isSuccess: true, data: 1 } })).toEqual({ ok: true, data: 1 })
    expect(openData({ ok: true, data: { isSuccess: false, errMsg: 'no' } })).toMatchObject({ error: { message: 'no' } })
    expect(openJudgement({ ok: true, data: { status: 0, succeed: true, result: 'k' } })).toEqual({
      ok: true,
      data: 'k',
    })
    expect(openJudgement({ ok: true, data: { status: 3, resultMsg: 'no' } })).toMatchObject({
      error: { message: 'no' },
    })
    for (const data of [null, [], 'x', {}, { status: '0' }, { isSuccess: 1 }]) {
      expect(openData({ ok: true, data })).toMatchObject({ error: { id: 'garbled' } })
      expect(openJudgement({ ok: true, data })).toMatchObject({ error: { id: 'garbled' } })
    }
  })
})

describe('a 401', () => {
  beforeEach(() => sent.mockResolvedValue(reply(401, {})))

  test('several at once clear the session, toast and act once', async () => {
    signIn('t1')
    await Promise.all([send({ path: '/a' }), send({ path: '/b' }), send({ path: '/c' })])
    expect(useSession.getState().token).toBeUndefined()
    expect(Taro.showToast).toHaveBeenCalledTimes(1)
    expect(Taro.showToast).toHaveBeenCalledWith(expect.objectContaining({ title: copy.error.expired }))
    expect(expired).toHaveBeenCalledTimes(1)
    expect(expired).toHaveBeenCalledWith({ is3c: true, targetUrl: '/case-detail/7' })
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
    expect(expired).not.toHaveBeenCalled()
  })
})

describe('a 5xx', () => {
  beforeEach(() => sent.mockResolvedValue(reply(503, {})))

  test('alerts once for a burst, and again for a later one', async () => {
    await Promise.all([send({ path: '/a' }), send({ path: '/b' })])
    expect(Taro.showModal).toHaveBeenCalledTimes(1)
    expect(Taro.showModal).toHaveBeenCalledWith(expect.objectContaining({ content: copy.error.server }))
    closeModal()
    await jest.advanceTimersByTimeAsync(100)
    await send({ path: '/straggler' })
    expect(Taro.showModal).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(5000)
    await send({ path: '/later' })
    expect(Taro.showModal).toHaveBeenCalledTimes(2)
    closeModal()
    await jest.advanceTimersByTimeAsync(5000)
  })

  test('a quiet request says nothing', async () => {
    await send({ path: '/a', quiet: true })
    expect(Taro.showModal).not.toHaveBeenCalled()
  })
})
