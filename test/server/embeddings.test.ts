/** An embeddings service beside the search for articles: a deterministic stand-in, and one that fails. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { mergeRankings, withEmbeddings } from '../../server/article-search/embeddings/finder'
import { inlineArticleFinder } from '../../server/article-search/finder'
import { lawDocument } from '../../server/libraries/law/document'
import { lawLibrary } from '../../server/libraries/law'
import { readSettings } from '../../server/settings'
import { aLaw, LAWS } from './services/corpus'
import { openPlainEngine } from './engine/support/plain-engine'

const DIMENSIONS = 64
const QUESTION = { question: '违约金约定得太高怎么办', day: 20260305 }

/** A vector of a text's bigrams. Equal texts have equal vectors. */
function vectorOf(text: string): number[] {
  const numbers = Array.from({ length: DIMENSIONS }, () => 0)
  for (let at = 0; at + 1 < text.length; at++)
    numbers[(text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % DIMENSIONS]!++
  return numbers
}

interface EmbeddingRequest {
  model: string
  input: string[]
}

let requests: EmbeddingRequest[] = []
let answer: (request: EmbeddingRequest, response: http.ServerResponse) => void
let closing: Array<() => unknown> = []

const honest: typeof answer = ({ input }, response) =>
  void response.end(JSON.stringify({ data: input.map((text, index) => ({ index, embedding: vectorOf(text) })) }))

async function serve(): Promise<string> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as EmbeddingRequest
      requests.push(body)
      answer(body, response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`
}

async function start(url?: string) {
  const engine = openPlainEngine()
  const put = (laws: typeof LAWS) =>
    engine.write(async writer => {
      writer.define(lawLibrary.spec)
      for (const law of laws) writer.put('law', lawDocument(law))
    })
  await put(LAWS)
  const trouble: Error[] = []
  const service = { url: url ?? (await serve()), model: 'stand-in', key: 'k' }
  const plain = inlineArticleFinder(engine)
  const options = { engine, service, onTrouble: (error: Error) => void trouble.push(error), patience: 500, retry: 1 }
  const finder = withEmbeddings(plain, options)
  closing.push(() => finder.close())
  const read = async () => {
    finder.vectors.isReady()
    await finder.vectors.settled()
  }
  return { finder, plain, trouble, put, read }
}

beforeEach(() => {
  requests = []
  answer = honest
})
afterEach(async () => {
  for (const close of closing.reverse()) await close()
  closing = []
})

test('without an address there is none; with one a model is needed', () => {
  expect(readSettings({}).embeddings).toBeUndefined()
  expect(() => readSettings({ EMBEDDINGS_URL: 'https://v.example' })).toThrow('EMBEDDINGS_MODEL')
  const env = { EMBEDDINGS_URL: 'https://v.example/', EMBEDDINGS_MODEL: 'm' }
  expect(readSettings(env).embeddings).toMatchObject({ url: 'https://v.example/v1/embeddings', model: 'm' })
})

test('ranks are joined by their reciprocals, and equal ones keep their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(lid => ({ lid, at: 0 })) as [Article, Article, Article]
  expect(mergeRankings([a, b], [c, b]).map(({ lid }) => lid)).toEqual(['b', 'a', 'c'])
})
interface Article {
  lid: string
  at: number
}

test('the nearest articles in force join the ranking, the same ones every time', async () => {
  const { finder, plain, read, trouble } = await start()
  await read()
  const alone = await plain.find(QUESTION)
  const joined = await finder.find(QUESTION)
  expect(joined.isAnswered).toBe(alone.isAnswered)
  expect(joined.articles.length).toBeGreaterThanOrEqual(alone.articles.length)
  expect(await finder.find(QUESTION)).toEqual(joined)
  expect(requests.every(({ model, input }) => model === 'stand-in' && input.length <= 64)).toBe(true)
  expect(trouble).toEqual([])
})

test('vectors alone answer nothing', async () => {
  const { finder, read } = await start()
  await read()
  const weather = { ...QUESTION, question: 'zzzz qqqq' }
  expect(await finder.find(weather)).toMatchObject({ isAnswered: false })
})

test('before the vectors are read, and of another generation, the ranking alone answers', async () => {
  const { finder, plain, put, read } = await start()
  const alone = await plain.find(QUESTION)
  expect(await finder.find(QUESTION)).toEqual(alone)
  await read()
  const before = requests.flatMap(({ input }) => input).length
  await put([aLaw('new', { title: '中华人民共和国新法' })])
  expect(finder.vectors.isReady()).toBe(false)
  await read()
  expect(finder.vectors.isReady()).toBe(true)
  // Texts that had not changed were not sent again.
  expect(requests.flatMap(({ input }) => input).length - before).toBeLessThan(before)
})

test.each<[string, typeof answer]>([
  ['is slow', () => undefined],
  ['fails', (_, response) => void response.writeHead(500).end('{}')],
  ['sends no JSON', (_, response) => void response.end('<html>')],
  ['sends too few vectors', (_, response) => void response.end('{"data":[]}')],
  ['sends no numbers', (_, response) => void response.end('{"data":[{"embedding":["a",null]}]}')],
  ['sends vectors of another length', (_, response) => void response.end('{"data":[{"embedding":[1]}]}')],
  ['sends ten times too much', (_, response) => void response.end('x'.repeat(80 * 1024 * 1024))],
])('a service that %s leaves the ranking alone, and is reported', async (_, broken) => {
  const { finder, plain, read, trouble } = await start()
  await read()
  answer = broken
  expect(await finder.find(QUESTION)).toEqual(await plain.find(QUESTION))
  expect(trouble).toHaveLength(1)
  expect(String(trouble[0])).not.toContain(QUESTION.question)
})

test('a service that is away while articles are read is tried again', async () => {
  answer = (_, response) => void response.writeHead(503).end()
  const { finder, plain, read, trouble } = await start()
  await read()
  expect(await finder.find(QUESTION)).toEqual(await plain.find(QUESTION))
  expect(trouble.length).toBeGreaterThan(0)
  await finder.vectors.settled()
  answer = honest
  await read()
  expect(finder.vectors.isReady()).toBe(true)
})
