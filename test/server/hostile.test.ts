/** One visitor sends texts that are expensive to read or compare; other visitors notice nothing. */
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { pdfOf } from '../../server/download/pdf'
import { DEADLINES, type Deadlines, stretchDeadlines } from '../../server/threads/deadlines'
import type { TaskEndReason } from '../../server/threads/task-ended'
import { type DocumentWorker, threadedDocumentWorker } from '../../server/document-worker'
import type { Act } from '../fixture/thread/worker'
import { documentThread, threadScript } from '../support/built-server'
import { zip } from '../support/docx'
import { eventually, letPass, patience } from '../support/time'
import { aLaw, startSearching } from './services/corpus'
import { HOST, type TestServer } from './support/server'
import { logIn } from './support/visits'

jest.setTimeout(patience(120_000))

const LIST = '/ilawregu-search/api/v1/lawregu/list?query='
let server: TestServer
let documentWorker: DocumentWorker
let ended: TaskEndReason[]

async function start(deadlines: Partial<Deadlines>, script = documentThread()) {
  ended = []
  documentWorker = threadedDocumentWorker({
    most: 2,
    script,
    // Legitimate texts have enough time on any machine.
    deadlines: { ...stretchDeadlines(DEADLINES, patience(4)), ...deadlines },
    onTrouble: error => void console.error(error),
    onEnded: (_, why) => void ended.push(why),
  })
  server = await startSearching({ laws }, { documentWorker })
}
afterEach(async () => {
  await server.close()
  await documentWorker.close()
})

const clause = (number: number, at: number) => `第${number}种情形下的当事人应当在${at}日内履行通知义务，`
const laws = [
  aLaw('long', {
    title: '中华人民共和国海图法典',
    articles: Array.from({ length: 600 }, (_, at) => ({
      no: `第${at + 1}条`,
      path: [],
      text: Array.from({ length: 8 }, (_, worker) => clause(at, worker)).join('\n'),
      history: [],
    })),
  }),
]

const BAD = '192.0.2.1'
const GOOD = '192.0.2.2'
const post = (url: string, address: string, payload: object) =>
  server.app.inject({ method: 'POST', url, remoteAddress: address, headers: { host: HOST }, payload })
const upload = (file: Buffer, address: string) =>
  post(CITATION_CHECK_PATHS.text, address, { file: file.toString('base64') })
const search = (address: string) => server.app.inject({ url: LIST, remoteAddress: address, headers: { host: HOST } })

describe('files that keep a thread busy for ever', () => {
  const script = threadScript('fixture')
  const file = (act: Act) => Buffer.from(JSON.stringify(act))
  const send = (act: Act['act'], address: string) => upload(file({ act }), address)

  it('two of them are ended at their deadline, and other requests are answered meanwhile', async () => {
    await start({ words: patience(2000) }, script)
    // Both threads have started.
    await Promise.all([send('answer', BAD), send('answer', GOOD)])
    const hostile = Promise.all([send('spin', BAD), send('spin', BAD)])
    const meanwhile = [await send('answer', GOOD), await search(GOOD), await search(GOOD), await send('answer', GOOD)]
    expect([meanwhile.map(({ statusCode }) => statusCode), ended]).toEqual([[200, 200, 200, 200], []])
    for (const reply of await hostile) {
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({
        id: 'over_budget',
        resultMsg: '处理用时过长，已经停止，请减少内容或者条件后重试',
      })
    }
    expect(ended).toEqual(['time', 'time'])
    const after = [await send('answer', BAD), await search(BAD)]
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it.each([1, 10, 100])('%i of them delay no other visitor', async count => {
    // Long enough for a request that only waits its turn on a busy machine.
    await start({ words: patience(250) }, script)
    const hostile = Promise.all(Array.from({ length: count }, () => send('spin', BAD)))
    for (let n = 0; n < 5; n++) {
      const meanwhile = [await send('answer', GOOD), await search(GOOD)]
      expect(meanwhile.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
    // Besides ended tasks: too many at once, and too many in a minute.
    const statuses = (await hostile).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => ![422, 429, 503].includes(status))).toEqual([])
    expect(ended).toEqual(statuses.filter(status => status === 422).map(() => 'time'))
    expect((await search(BAD)).statusCode).toBe(200)
  })

  it('end when their client leaves', async () => {
    await start({ words: patience(100_000) }, script)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    const headers = { 'content-type': 'application/json' }
    const ask = (act: Act['act'], signal?: AbortSignal) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(origin + CITATION_CHECK_PATHS.text, { method: 'POST', agent: false, headers, signal }, reply =>
          resolve(reply.resume().statusCode),
        )
          .on('error', reject)
          .end(JSON.stringify({ file: file({ act }).toString('base64') }))
      })
    await ask('answer')
    const client = new AbortController()
    const left = Promise.allSettled([ask('spin', client.signal), ask('spin', client.signal)])
    await letPass(patience(300))
    client.abort()
    await left
    expect(await ask('answer')).toBe(200)
    await eventually(() => expect(ended).toEqual(['left']))
  })

  it('a reply under way at its deadline is sent completely', async () => {
    const [length, deadline] = [2_000_000, 500]
    await start({ words: deadline }, script)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const body = JSON.stringify({ file: file({ act: 'answer', length }).toString('base64') })
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    const head = `POST ${CITATION_CHECK_PATHS.text} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close`
    socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    const pieces: string[] = []
    await new Promise<void>(resolve =>
      socket.once('data', piece => void (pieces.push(String(piece)), socket.pause(), resolve())),
    )
    await letPass(2 * deadline)
    for await (const piece of socket) pieces.push(String(piece))
    const reply = pieces.join('')
    expect(reply).toContain('200 OK')
    expect(reply.match(/甲/g)).toHaveLength(length)
    expect(ended).toEqual([])
  })
})

describe('texts that are hard to read', () => {
  const SHAPES: Array<[what: string, piece: string, sizes: number[]]> = [
    // The last one, unpacked, exceeds the limit.
    ['cells of no row', '</w:tc>', [80_000, 800_000, 8_000_000]],
    ['texts that never close', '<w:t ', [80_000, 800_000]],
    ['texts without an end', '<w:t>甲', [80_000, 800_000]],
    ['breaks', '<w:br/>', [80_000, 800_000]],
    ['signs', '<', [80_000, 8_000_000]],
  ]

  it.each(SHAPES)('are read in linear time: %s', async (_, piece, sizes) => {
    await start({})
    for (const size of sizes) {
      const file = zip({ 'word/document.xml': `<w:document>${piece.repeat(size)}` })
      const [reply, other] = await Promise.all([upload(file, BAD), search(GOOD)])
      expect([200, 400, 413]).toContain(reply.statusCode)
      expect(other.statusCode).toBe(200)
    }
    expect(ended).toEqual([])
  })
})

describe('quotations that are hard to compare', () => {
  const quote = '当事人在七日之外不履行告知义务的，应当说明理由；'.repeat(83)
  const citations = () =>
    Array.from({ length: 50 }, (_, at) => ({
      law: '海图法典',
      article: at % 10 ? `第${at + 1}条` : undefined,
      quote: quote.slice(at),
    }))

  it.each([1, 10, 100])('are compared in threads, fifty at a time, %i times', async count => {
    await start({})
    const comparing = jest.spyOn(documentWorker, 'compareQuotations')
    const hostile = Promise.all(Array.from({ length: count }, () => post(CITATION_CHECK_PATHS.check, BAD, citations())))
    const other = await post(CITATION_CHECK_PATHS.check, GOOD, citations().slice(0, 1))
    expect(other.json<{ data: Array<{ state: string }> }>().data.map(({ state }) => state)).toEqual(['misquoted'])
    const statuses = (await hostile).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => ![200, 429, 503].includes(status))).toEqual([])
    const pieces = comparing.mock.calls.map(([piece]) => piece.citations.length)
    expect(pieces.sort((a, b) => a - b)).toEqual([1, ...statuses.filter(status => status === 200).map(() => 50)])
  })

  /** The most of a report: forty tasks. */
  const report = {
    citations: Array.from({ length: 2000 }, (_, at) => ({
      ...citations()[at % 50]!,
      quote: quote.slice(0, 300),
      words: '《海图法典》',
      place: '第1页',
    })),
  }
  const ask = async () => {
    const { token } = await logIn(server)
    const headers = { host: HOST, token }
    return server.app.inject({ method: 'POST', url: CITATION_CHECK_PATHS.report, headers, payload: report })
  }

  it('share one deadline in a request, whatever their number', async () => {
    await start({ request: 50, quoting: patience(60_000) })
    const comparing = jest.spyOn(documentWorker, 'compareQuotations').mockImplementation(
      (_, task) =>
        new Promise((_resolve, reject) => {
          task?.signal?.addEventListener('abort', () => reject(task.signal?.reason as Error))
        }),
    )
    const reply = await ask()
    expect([reply.statusCode, reply.json<{ id: string }>().id]).toEqual([422, 'over_budget'])
    expect(ended).toEqual(['time'])
    // The deadline may pass before the first task starts.
    expect(comparing.mock.calls.length).toBeLessThan(2)
  })

  it('an honest report meets that deadline', async () => {
    await start({})
    const comparing = jest
      .spyOn(documentWorker, 'compareQuotations')
      .mockImplementation(async ({ citations }) => citations.map(() => ({ state: 'misquoted' as const })))
    const reply = await ask()
    expect([reply.statusCode, comparing.mock.calls.length, ended]).toEqual([200, 40, []])
  })

  it('an exact quotation is recognised at once', async () => {
    await start({})
    const comparing = jest.spyOn(documentWorker, 'compareQuotations')
    const quoted = { law: '海图法典', article: '第9条', quote: '第8种情形下的当事人应当在3日内履行通知义务' }
    const reply = await post(CITATION_CHECK_PATHS.check, GOOD, [quoted, { ...quoted, article: undefined }, quoted])
    expect(reply.json<{ data: Array<{ state: string }> }>().data.map(({ state }) => state)).toEqual([
      'inForce',
      'inForce',
      'inForce',
    ])
    expect(comparing.mock.calls.map(([{ citations }]) => citations)).toEqual([
      [{ law: '海图法典', quote: quoted.quote }],
    ])
  })
})

it('a PDF is made in a thread', async () => {
  await start({})
  const content = { title: '论款项支付', lines: [{ text: '甲', size: 12 }] }
  expect(await documentWorker.pdf(content)).toEqual(await pdfOf(content))
})
