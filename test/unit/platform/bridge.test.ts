import type { BridgePort } from '@/platform/ports/other-apps'
import type { BridgeCall } from '@/platform/bridge/client'
import { bridge as nobody } from '@/platform/bridge'
import { restoreGlobals, setGlobals } from './globals'

interface Wrapper {
  bridge: BridgePort
  calls: BridgeCall[]
  reply(message: unknown): void
}

/** A page inside a wrapper that notes the calls and answers when told to. */
async function inside(kind: 'ios' | 'android', onCall?: (call: BridgeCall) => void): Promise<Wrapper> {
  const calls: BridgeCall[] = []
  const take = (call: BridgeCall) => {
    calls.push(call)
    onCall?.(call)
  }
  const page: Record<string, unknown> =
    kind === 'ios'
      ? { webkit: { messageHandlers: { alphaBridge: { postMessage: take } } } }
      : { AlphaBridge: { postMessage: (json: string) => take(JSON.parse(json) as BridgeCall) } }
  setGlobals({ window: page })
  jest.resetModules()
  const { bridge } = await import('@/platform/bridge/index.h5')
  return { bridge, calls, reply: message => (page.alphaBridgeReply as (message: unknown) => void)(message) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  restoreGlobals()
})

describe.each(['ios', 'android'] as const)('in a wrapper on %s', kind => {
  test('a call has the documented form', async () => {
    const { bridge, calls } = await inside(kind)
    void bridge.getBigDataSearchHistory('case')
    expect(bridge.available()).toBe(true)
    expect(calls).toEqual([
      {
        bridge: 'alpha',
        version: 1,
        id: expect.any(String),
        method: 'getBigDataSearchHistory',
        params: { searchType: 'case' },
      },
    ])
  })

  test('a reply finds its call by id, as an object or as JSON, in any order', async () => {
    const { bridge, calls, reply } = await inside(kind)
    const [first, second] = [bridge.getBigDataSearchHistory('case'), bridge.getBigDataSearchHistory('law')]
    reply(JSON.stringify({ id: calls[1]?.id, ok: true, data: [{ text: '法' }] }))
    reply({ id: calls[0]?.id, ok: true, data: [{ text: '案' }] })
    expect(await first).toEqual([{ text: '案' }])
    expect(await second).toEqual([{ text: '法' }])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('a wrapper that answers while it is being called is heard', async () => {
    const wrapper = await inside(kind, call => wrapper.reply({ id: call.id, ok: true }))
    expect(await wrapper.bridge.close()).toBe(true)
  })

  test('a second reply changes nothing', async () => {
    const { bridge, calls, reply } = await inside(kind)
    const history = bridge.getBigDataSearchHistory('case')
    reply({ id: calls[0]?.id, ok: true, data: [{ text: '一' }] })
    reply({ id: calls[0]?.id, ok: true, data: [{ text: '二' }] })
    expect(await history).toEqual([{ text: '一' }])
  })

  test('a refusal answers nothing', async () => {
    const { bridge, calls, reply } = await inside(kind)
    const login = bridge.turnToLoginPage()
    reply({ id: calls[0]?.id, ok: false })
    expect(await login).toBeUndefined()
  })
})

describe('a wrapper that misbehaves', () => {
  test.each([
    ['getBigDataSearchHistory', 3, (bridge: BridgePort) => bridge.getBigDataSearchHistory('law')],
    ['openUrl', 5, (bridge: BridgePort) => bridge.openUrl('https://example.com/')],
    ['share', 60, (bridge: BridgePort) => bridge.share({ channel: 9, title: '', url: 'https://example.com/' })],
    ['turnToCommitTablePage', 5, (bridge: BridgePort) => bridge.turnToCommitTablePage({ source: '10' })],
    ['openDesk', 1, (bridge: BridgePort) => bridge.openDesk()],
  ] as const)('never answers: %s is given up after %d s', async (_, seconds, call) => {
    const { bridge } = await inside('ios')
    const settled = jest.fn()
    const answer = call(bridge).then(settled)
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await answer
    expect(settled).toHaveBeenCalledWith(undefined)
  })

  test('answers too late: nobody hears it', async () => {
    const { bridge, calls, reply } = await inside('android')
    const history = bridge.getBigDataSearchHistory('law')
    await jest.advanceTimersByTimeAsync(3000)
    reply({ id: calls[0]?.id, ok: true, data: [{ text: '迟' }] })
    expect(await history).toBeUndefined()
  })

  test('answers garbage, or to a call that nobody made: it is ignored and the true reply still counts', async () => {
    const { bridge, calls, reply } = await inside('ios')
    const history = bridge.getBigDataSearchHistory('law')
    const id = calls[0]?.id
    const garbage = [undefined, null, 7, 'x', '{', '[]', [], {}, { id }, { id, ok: 'true' }, { id: 7, ok: true }]
    for (const message of [...garbage, { id: 'another', ok: true, data: [] }, { ok: true }]) reply(message)
    reply({ id, ok: true, data: [{ text: '真' }] })
    expect(await history).toEqual([{ text: '真' }])
  })

  test('throws when called: there is no answer, at once', async () => {
    const { bridge } = await inside('ios', () => {
      throw new Error('DataCloneError')
    })
    expect(await bridge.close()).toBeUndefined()
  })

  test.each([
    ['no list', { a: 1 }, undefined],
    ['nothing', undefined, undefined],
    ['a list of other things', [1, 'x', null, {}, { text: '' }, { text: '  ' }, { text: {} }], []],
  ])('sends %s as history', async (_, data, parsed) => {
    const { bridge, calls, reply } = await inside('ios')
    const history = bridge.getBigDataSearchHistory('case')
    reply({ id: calls[0]?.id, ok: true, data })
    expect(await history).toEqual(parsed)
  })

  test('sends a history in its own words, too long, and too much of it', async () => {
    const { bridge, calls, reply } = await inside('ios')
    const history = bridge.getBigDataSearchHistory('case')
    const conditions = [{ name: '全文', value: '合同' }]
    const first = { title: ` ${'长'.repeat(200)}`, queryJson: conditions, id: 12 }
    const second = { text: '股权', query: 'x'.repeat(6000), id: { a: 1 } }
    const more = Array.from({ length: 50 }, (_, index) => ({ text: `第${index}条` }))
    reply({ id: calls[0]?.id, ok: true, data: [first, second, ...more] })
    const entries = await history
    expect(entries).toHaveLength(20)
    expect(entries?.[0]).toEqual({ text: '长'.repeat(100), query: JSON.stringify(conditions), id: '12' })
    expect(entries?.[1]).toEqual({ text: '股权' })
  })
})

describe('what a wrapper is not asked', () => {
  test.each(['javascript:alert(1)', 'file:///etc/passwd', '//example.com', 'intent://x', 'https://u@example.com/', ''])(
    'to open, save or share %j',
    async url => {
      const { bridge, calls } = await inside('ios')
      expect(await bridge.openUrl(url)).toBeUndefined()
      expect(await bridge.save({ url, name: 'a.pdf' })).toBeUndefined()
      expect(await bridge.share({ channel: 1, title: '', url })).toBeUndefined()
      expect(calls).toEqual([])
    },
  )
})

test('a wrapper saves a file of the web and a day of the calendar, or tells that it did not', async () => {
  const { bridge, calls, reply } = await inside('ios')
  const file = { url: 'https://example.com/a.pdf', name: 'a.pdf' }
  const reminder = { day: '2026-11-23', title: '答辩期届满', description: '依据', alarmHoursBefore: 15 }
  const answers = [bridge.save(file), bridge.addToCalendar(reminder)]
  expect(calls).toMatchObject([
    { method: 'save', params: file },
    { method: 'addToCalendar', params: reminder },
  ])
  reply({ id: calls[0]?.id, ok: true })
  reply({ id: calls[1]?.id, ok: false })
  expect(await Promise.all(answers)).toEqual([true, undefined])
})

test('a share tells whether the reader went through with it', async () => {
  const { bridge, calls, reply } = await inside('ios')
  const content = { channel: 1, title: '题', url: 'https://example.com/' } as const
  const answers = [bridge.share(content), bridge.share(content)]
  reply({ id: calls[0]?.id, ok: true })
  reply({ id: calls[1]?.id, ok: false })
  expect(await Promise.all(answers)).toEqual([true, false])
})

describe('where there is no wrapper', () => {
  test.each([
    ['an ordinary browser', {}],
    ['another app’s webview', { webkit: { messageHandlers: { other: { postMessage: () => undefined } } } }],
    ['something of the same name', { AlphaBridge: 'x', webkit: { messageHandlers: { alphaBridge: {} } } }],
  ])('in %s every call is silent', async (_, page) => {
    setGlobals({ window: page })
    jest.resetModules()
    const { bridge } = await import('@/platform/bridge/index.h5')
    expect(bridge.available()).toBe(false)
    expect(await bridge.getBigDataSearchHistory('case')).toBeUndefined()
    expect(await bridge.turnToLoginPage()).toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('in the mini-program every call is silent', async () => {
    expect(nobody.available()).toBe(false)
    expect(await nobody.openUrl('https://example.com/')).toBeUndefined()
  })
})
